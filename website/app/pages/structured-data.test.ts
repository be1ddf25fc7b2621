import { block, page } from '@beam/content/defaults/compose.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { sampleUploadedImage } from '@beam/content/testing/sample-uploaded-image.ts'
import type { Block } from '@beam/content/model/blocks.ts'
import { describe, expect, it } from 'vitest'
import { FRESH } from '../form/form-state.ts'
import type { PageData } from './page-data.ts'
import { structuredData } from './structured-data.ts'

function dataOf(blocks: readonly Block[], slug = 'a-page') {
  return structuredData(pageData(page({ slug, title: 'A page', shareDescription: 'Words.', blocks })))
}

function pageData(given: PageData['page']): PageData {
  const siteUrl = 'https://beam.example'
  const canonicalUrl = `${siteUrl}/${given.slug}`
  const shareImage = { url: `${siteUrl}/share/${given.slug}.png`, alt: '', width: 1200, height: 630 }
  const settings = { siteUrl, tokenSaleUrl: '', maxUploadMegabytes: 5, sendsMail: true }
  return { ...settings, page: given, articles: null, canonicalUrl, shareImage, formState: FRESH }
}

const text = (value: string) => [
  { type: 'paragraph' as const, children: [{ type: 'text' as const, text: value }] },
]

describe('structured data', () => {
  it('names the organization on the home page', () => {
    expect(dataOf([])).toEqual([])
    expect(dataOf([], 'home')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': 'https://beam.example/#organization',
        name: 'Beam Wallet',
        url: 'https://beam.example',
        logo: 'https://beam.example/icons/icon-512.png',
      },
    ])
  })

  it('contains questions, but not topics', () => {
    const items = [{ question: 'Is it free?', answer: text('Yes.') }]
    const [faq, ...others] = dataOf([
      block('accordion', { purpose: 'questions', items }),
      block('accordion', { purpose: 'topics', items }),
    ])
    expect(others).toEqual([])
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      ],
    })
  })

  it('joins the questions of all accordions in one list', () => {
    const accordions = ['Is it free?', 'Is it safe?'].map((question) =>
      block('accordion', { purpose: 'questions', items: [{ question, answer: text('Yes.') }] }),
    )
    const lists = dataOf(accordions)
    expect(lists).toMatchObject([{ mainEntity: [{ name: 'Is it free?' }, { name: 'Is it safe?' }] }])
  })

  it('contains a job, with escaped text', () => {
    const [job] = dataOf([
      block('job-detail', {
        title: 'Graphic Designer',
        purpose: text('Draw <well>.'),
        jobType: 'Full time',
        location: 'Cascais',
        postedOn: '2024-02-01',
      }),
    ])
    expect(job).toMatchObject({
      '@type': 'JobPosting',
      title: 'Graphic Designer',
      description: '<p>Draw &lt;well&gt;.</p>',
      employmentType: 'FULL_TIME',
      datePosted: '2024-02-01',
    })
    expect(job).not.toHaveProperty('jobLocationType')
  })

  it('recognizes temporary and remote work', () => {
    const [job] = dataOf([
      block('job-detail', { jobType: 'Temporary', location: 'Lisbon, Cascais, or remote' }),
    ])
    expect(job).toMatchObject({
      employmentType: 'TEMPORARY',
      jobLocationType: 'TELECOMMUTE',
      jobLocation: [{ address: { addressLocality: 'Lisbon' } }, { address: { addressLocality: 'Cascais' } }],
    })
    expect(job).not.toHaveProperty('datePosted')
  })

  it.each([
    ['Full time', 'FULL_TIME'],
    ['Part time', 'PART_TIME'],
    ['Internship', 'INTERN'],
    ['When you like', undefined],
  ])('names the job type %j %s', (jobType, type) => {
    const [job] = dataOf([block('job-detail', { jobType })])
    expect(job).toHaveProperty('@type', 'JobPosting')
    expect((job as { employmentType?: string }).employmentType).toBe(type)
  })

  it('contains an article with its share image', () => {
    const [article] = dataOf([block('article', { title: 'News', publishedOn: '2024-05-01' })], 'news')
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'News',
      datePublished: '2024-05-01',
      image: ['https://beam.example/share/news.png'],
    })
  })

  it('contains an article with its image first, and who published it', () => {
    const picture = sampleUploadedImage({ url: '/media/abc-720.jpg' })
    const [, article] = dataOf([block('article', { title: 'Opening', picture })], 'news/opening')
    const organization = { '@type': 'Organization', name: 'Beam Wallet' }
    expect(article).toMatchObject({
      image: ['https://beam.example/media/abc-720.jpg', 'https://beam.example/share/news/opening.png'],
      mainEntityOfPage: 'https://beam.example/news/opening',
      author: organization,
      publisher: organization,
    })
  })

  it('names the author of an article, if there is one', () => {
    const [article] = dataOf([block('article', { title: 'News', author: 'A. Writer' })], 'news')
    expect(article).toMatchObject({ author: { '@type': 'Person', name: 'A. Writer' } })
  })

  it('contains the breadcrumbs of a nested page', () => {
    const [trail] = dataOf([], 'careers/graphic-designer')
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://beam.example/' },
        { position: 2, name: 'Careers', item: 'https://beam.example/careers' },
        { position: 3, name: 'A page', item: 'https://beam.example/careers/graphic-designer' },
      ],
    })
  })

  it('percent-encodes the URLs of breadcrumbs', () => {
    const [trail] = dataOf([], 'über uns/team')
    expect(trail).toMatchObject({
      itemListElement: [{}, { item: 'https://beam.example/%C3%BCber%20uns' }, {}],
    })
  })

  it('contains at most one object of each type on every default page', () => {
    for (const given of ALL_PAGES) {
      const kinds = structuredData(pageData(given)).map((thing) => thing['@type' as keyof typeof thing])
      expect([given.slug, kinds]).toEqual([given.slug, [...new Set(kinds)]])
    }
  })
})
