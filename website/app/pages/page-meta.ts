import type { MetaDescriptor } from 'react-router'
import { FEED_PATH, isArticleSlug, NEWS_SLUG } from '@beam/content/model/articles.ts'
import { FEED_TITLE, FEED_TYPE } from './atom-feed.ts'
import type { PageData } from './page-data.ts'
import { structuredData } from './structured-data.ts'

/** Description, canonical URL, share texts for Open Graph and X and, for search engines, structured data. */
export function pageMeta(data: PageData): MetaDescriptor[] {
  const { page, canonicalUrl, shareImage } = data
  const { shareTitle: title, shareDescription: description } = page
  const text = description ? { title, description } : { title }
  const shared = { ...text, image: shareImage.url, 'image:alt': shareImage.alt }
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonicalUrl },
    ...(page.slug === NEWS_SLUG || isArticleSlug(page.slug) ? [FEED_LINK] : []),
    ...openGraph({
      ...shared,
      'image:width': String(shareImage.width),
      'image:height': String(shareImage.height),
      type: page.blocks.some(({ block }) => block === 'article') ? 'article' : 'website',
      url: canonicalUrl,
      site_name: 'Beam Wallet',
    }),
    ...forX({ card: 'summary_large_image', 'image:alt': shareImage.alt }),
    ...forSearchEngines(data),
  ]
}

const FEED_LINK = { tagName: 'link', rel: 'alternate', type: FEED_TYPE, title: FEED_TITLE, href: FEED_PATH }

function openGraph(properties: Readonly<Record<string, string>>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}

/** Only what X does not read from Open Graph. */
function forX(names: Readonly<Record<string, string>>): MetaDescriptor[] {
  return Object.entries(names).map(([name, content]) => ({ name: `twitter:${name}`, content }))
}

/**
 * Only in server-rendered documents: crawlers do not navigate, and Trusted Types forbids creating scripts in the
 * browser.
 */
function forSearchEngines(data: PageData): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  return structuredData(data).map((thing) => ({ 'script:ld+json': thing }))
}
