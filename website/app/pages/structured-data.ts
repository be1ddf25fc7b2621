import type { MetaDescriptor } from 'react-router'
import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { HOME_SLUG, pagePath } from '@beam/content/model/page.ts'
import { isIllustration } from '@beam/content/model/picture.ts'
import { plainText, type RichText } from '@beam/content/model/rich-text.ts'
import { questionsIn } from '../blocks/questions-in.ts'
import { escapeHtml } from './escape-html.ts'
import type { PageData } from './page-data.ts'

type LdJsonObject = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** Structured data of a page for search engines: schema.org objects derived from its blocks. */
export function structuredData(data: PageData): LdJsonObject[] {
  const fromBlocks = data.page.blocks.flatMap((block) => {
    if (block.block === 'job-detail') return [job(block, data)]
    if (block.block === 'article') return [article(block, data)]
    return []
  })
  return [...organization(data), ...breadcrumbs(data), ...questions(data), ...fromBlocks].map((thing) => ({
    '@context': 'https://schema.org',
    ...thing,
  }))
}

/** Only on the home page. Other pages refer to it by id. */
function organization({ page, siteUrl }: PageData): LdJsonObject[] {
  if (page.slug !== HOME_SLUG) return []
  return [
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: 'Beam Wallet',
      url: siteUrl,
      logo: `${siteUrl}/icons/icon-512.png`,
    },
  ]
}

function breadcrumbs({ page, siteUrl, canonicalUrl }: PageData): LdJsonObject[] {
  const folders = page.slug.split('/').slice(0, -1)
  if (folders.length === 0) return []
  const above = folders.map((folder, index) => ({
    name: humanize(folder),
    item: siteUrl + pagePath(folders.slice(0, index + 1).join('/')),
  }))
  const trail = [{ name: 'Home', item: `${siteUrl}/` }, ...above, { name: page.title, item: canonicalUrl }]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ]
}

/** Of all accordions together: a page is at most one list of questions. */
function questions({ page }: PageData): LdJsonObject[] {
  const items = questionsIn(page.blocks)
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}

function job(block: BlockNamed<'job-detail'>, { siteUrl }: PageData): LdJsonObject {
  return {
    '@type': 'JobPosting',
    title: block.title,
    description: [block.purpose, block.requirements].map(paragraphs).join(''),
    ...(block.postedOn && { datePosted: block.postedOn }),
    ...employmentType(block.jobType),
    ...(REMOTE.test(block.location) && { jobLocationType: 'TELECOMMUTE' }),
    jobLocation: towns(block.location).map((town) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'PT' },
    })),
    hiringOrganization: { '@id': `${siteUrl}/#organization`, '@type': 'Organization', name: 'Beam Wallet' },
  }
}

const EMPLOYMENT = {
  FULL_TIME: /full/i,
  PART_TIME: /part/i,
  TEMPORARY: /temporary/i,
  CONTRACTOR: /contract|freelance/i,
  INTERN: /intern/i,
}

/** As a schema.org value; none if the editor's text matches none. */
function employmentType(jobType: string): LdJsonObject {
  const found = Object.entries(EMPLOYMENT).find(([, pattern]) => pattern.test(jobType))
  return found ? { employmentType: found[0] } : {}
}

const REMOTE = /\bremote/i

/** 'Lisbon, Cascais, or remote' → 'Lisbon' and 'Cascais' */
function towns(location: string): string[] {
  return location
    .split(/[,/]|\bor\b|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !REMOTE.test(part))
}

function article(block: BlockNamed<'article'>, data: PageData): LdJsonObject {
  return {
    '@type': 'NewsArticle',
    headline: block.title,
    ...(block.publishedOn && { datePublished: block.publishedOn }),
    ...(block.summary && { description: block.summary }),
    image: articleImages(block, data),
    mainEntityOfPage: data.siteUrl + pagePath(data.page.slug),
    author: block.author ? { '@type': 'Person', name: block.author } : publisher(data),
    publisher: publisher(data),
  }
}

/** The article's own image before the one that networks show. Search engines do not show illustrations in SVG. */
function articleImages({ picture }: BlockNamed<'article'>, { siteUrl, shareImage }: PageData): string[] {
  const images = picture && !isIllustration(picture) ? [new URL(picture.url, siteUrl).href] : []
  return [...new Set([...images, shareImage.url])]
}

/** Named on each page: a search engine may not know the home page's. */
function publisher({ siteUrl }: PageData): LdJsonObject {
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: 'Beam Wallet', url: siteUrl }
}

function paragraphs(text: RichText): string {
  return text.length === 0 ? '' : `<p>${escapeHtml(plainText(text)).replaceAll('\n', '</p><p>')}</p>`
}

/** 'graphic-designer' → 'Graphic designer' */
function humanize(segment: string): string {
  const spaced = segment.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
