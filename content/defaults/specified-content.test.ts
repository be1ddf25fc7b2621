import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from './all-pages.ts'
import { documentText } from '../testing/document-text.ts'

/** Every page of section 2 of the specification, and one more: the accessibility statement. */
const SLUGS = [
  'home',
  'about-us',
  'news',
  'careers',
  'careers/spontaneous-application',
  'careers/mobile-developer',
  'careers/java-scala-developer',
  'careers/plugin-developer-for-e-commerce-platforms',
  'careers/graphic-designer',
  'careers/seo-specialist',
  'careers/discover-your-future-with-beam-wallet',
  'investors',
  'technology-partnerships',
  'banks',
  'software-partners',
  'visionary-developers',
  'local-partners',
  'partnerships',
  'pay-in-store',
  'pay-online',
  'local-store',
  'terms',
  'privacy-policy',
  'contacts',
  'help-center',
  'lp-form',
  'ls-inst-form',
  'os-inst-form',
  'investors-form',
  'what-we-offer',
  '404',
  'accessibility',
]

it('has exactly the pages listed here', () => {
  expect(ALL_PAGES.map(({ slug }) => slug).toSorted()).toEqual(SLUGS.toSorted())
})

describe('counts of the specification', () => {
  it('home: four ecosystem cards, five statistics, six questions', () => {
    expect(blocksOn('home', 'card-grid')).toMatchObject([{ cards: { length: 4 } }])
    expect(blocksOn('home', 'statistics')).toMatchObject([{ figures: { length: 5 } }])
    expect(blocksOn('home', 'accordion')).toMatchObject([{ firstOpen: true, items: { length: 6 } }])
  })

  it('about-us: four tiles, four people with titles and without invented names', () => {
    expect(blocksOn('about-us', 'image-tiles')).toMatchObject([{ tiles: { length: 4 } }])
    const members = blocksOn('about-us', 'team').flatMap((team) => ('members' in team ? team.members : []))
    expect(members).toHaveLength(4)
    expect(members.every(({ name, position }) => name === '' && position !== '')).toBe(true)
  })

  it('careers: six job cards, to the five jobs and to discover-your-future', () => {
    const jobs = blocksOn('careers', 'job-list').flatMap((list) => ('jobs' in list ? list.jobs : []))
    expect(jobs.map(({ path }) => path)).toEqual(
      [
        'mobile-developer',
        'java-scala-developer',
        'plugin-developer-for-e-commerce-platforms',
        'graphic-designer',
        'seo-specialist',
        'discover-your-future-with-beam-wallet',
      ].map((name) => `/careers/${name}`),
    )
  })

  it('local-partners: an accordion of four, the first open, and a link to the form', () => {
    expect(blocksOn('local-partners', 'accordion')).toMatchObject([{ firstOpen: true, items: { length: 4 } }])
    expect(blocksOn('local-partners', 'call-to-action')).toMatchObject([{ buttonUrl: '/lp-form' }])
  })

  it('local-store: nine services, two packs at their anchor, four steps, three questions', () => {
    expect(blocksOn('local-store', 'hero')).toMatchObject([
      { buttonText: 'Join', buttonUrl: '#installation-packs' },
    ])
    expect(blocksOn('local-store', 'service-table')).toMatchObject([{ rows: { length: 9 } }])
    expect(blocksOn('local-store', 'installation-packs')).toMatchObject([
      { sectionId: 'installation-packs', packs: { length: 2 } },
    ])
    expect(blocksOn('local-store', 'steps')).toMatchObject([{ steps: { length: 4 } }])
    expect(blocksOn('local-store', 'accordion')).toMatchObject([{ firstOpen: true, items: { length: 3 } }])
    expect(pageNamed('local-store').blocks.at(-1)?.block).toBe('call-to-action')
  })

  it('help-center: three flip cards and a button to the contacts', () => {
    expect(blocksOn('help-center', 'flip-cards')).toMatchObject([{ cards: { length: 3 } }])
    expect(blocksOn('help-center', 'call-to-action')).toMatchObject([
      { buttonText: 'Contact Us', buttonUrl: '/contacts' },
    ])
  })

  it('terms: 26 sections; privacy policy: 17', () => {
    expect(blocksOn('terms', 'legal-text')).toMatchObject([{ clauses: { length: 26 } }])
    expect(blocksOn('privacy-policy', 'legal-text')).toMatchObject([{ clauses: { length: 17 } }])
  })
})

it.each([
  ['home', 'both'],
  ['pay-in-store', 'shoppers'],
  ['local-store', 'stores'],
])('%s has a calculator for %s, whose note calls it an example', (slug, audience) => {
  expect(blocksOn(slug, 'cashback-calculator')).toMatchObject([
    { audience, note: expect.stringMatching(/\bexample\b/) },
  ])
})

describe('texts of the specification', () => {
  it('announces the public sale on the home page', () => {
    expect(blocksOn('home', 'banner')).toMatchObject([
      { text: 'Participate in the BEAM TOKEN Public-Sale', buttonText: 'Click here', theme: 'teal' },
    ])
  })

  it('has the titles of the contact form, the installation form and the privacy policy', () => {
    expect(pageNamed('contacts').title).toBe('Contact Us')
    expect(blocksOn('contacts', 'form')).toMatchObject([{ formName: 'contact', title: 'Can we help?' }])
    expect(pageNamed('ls-inst-form').title).toBe('Local Store Installation Form')
    expect(blocksOn('ls-inst-form', 'hero')).toMatchObject([{ title: 'Installation Form' }])
    expect(blocksOn('privacy-policy', 'hero')).toMatchObject([{ title: 'Privacy Policy' }])
  })

  it.each([
    ['careers/spontaneous-application', 'apply'],
    ['careers/discover-your-future-with-beam-wallet', 'career-apply'],
    ['lp-form', 'local-partner'],
    ['ls-inst-form', 'installation'],
    ['os-inst-form', 'os-installation'],
    ['investors-form', 'investor'],
  ])('%s has the form %s', (slug, formName) => {
    expect(blocksOn(slug, 'form')).toMatchObject([{ formName }])
  })

  it.each([
    ['careers/mobile-developer', 'Full time', 'Cascais', 'Engineering'],
    ['careers/java-scala-developer', 'Full time', 'Cascais', 'Engineering'],
    [
      'careers/plugin-developer-for-e-commerce-platforms',
      'Temporary',
      'Lisbon, Cascais, or remote',
      'Engineering',
    ],
    ['careers/graphic-designer', 'Full time', 'Cascais', 'Design'],
    ['careers/seo-specialist', 'Full time', 'Cascais', 'Marketing'],
  ])('%s states: %s, %s, %s', (slug, jobType, location, department) => {
    expect(blocksOn(slug, 'job-detail')).toMatchObject([{ jobType, location, department }])
  })

  it('the news article has 500 to 700 words', () => {
    const body = blocksOn('news', 'article').flatMap((article) => ('body' in article ? [article.body] : []))
    const count = documentText(body).split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThanOrEqual(700)
  })
})

function pageNamed(slug: string) {
  const page = ALL_PAGES.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`No page ${slug}`)
  return page
}

/** The blocks of that name on a page. */
function blocksOn(slug: string, name: string) {
  return pageNamed(slug).blocks.filter(({ block }) => block === name)
}
