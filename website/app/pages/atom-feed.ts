import { type ArticleSummary, FEED_PATH, NEWS_SLUG, newestFirst } from '@beam/content/model/articles.ts'
import { pagePath } from '@beam/content/model/page.ts'

export const FEED_TYPE = 'application/atom+xml'
export const FEED_TITLE = 'Beam Wallet news'

const MAX_ENTRIES = 50

/** The newest articles as an Atom feed (RFC 4287). Articles without any date are left out: each entry needs one. */
export function atomFeed(articles: readonly ArticleSummary[], siteUrl: string): string {
  const entries = newestFirst(articles).flatMap((article) => entryOf(article, siteUrl) ?? [])
  const shown = entries.slice(0, MAX_ENTRIES)
  const updated = shown.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), NEVER)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${FEED_TITLE}</title>
<id>${escapeXml(siteUrl + pagePath(NEWS_SLUG))}</id>
<link href="${escapeXml(siteUrl + pagePath(NEWS_SLUG))}"/>
<link rel="self" type="${FEED_TYPE}" href="${escapeXml(siteUrl + FEED_PATH)}"/>
<updated>${updated}</updated>
<author><name>Beam Wallet</name></author>
${shown.map(({ xml }) => xml).join('')}</feed>
`
}

/** What a feed without entries names as its last change. */
const NEVER = '1970-01-01T00:00:00.000Z'

function entryOf(article: ArticleSummary, siteUrl: string): { updated: string; xml: string } | null {
  const published = timeOf(article.publishedOn)
  const updated = timeOf(article.updatedAt) ?? published
  if (updated === null) return null
  const url = escapeXml(siteUrl + pagePath(article.slug))
  const lines = [
    `<title>${escapeXml(article.title)}</title>`,
    `<id>${url}</id>`,
    `<link href="${url}"/>`,
    published === null ? '' : `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    article.category === '' ? '' : `<category term="${escapeXml(article.category)}"/>`,
    article.summary === '' ? '' : `<summary>${escapeXml(article.summary)}</summary>`,
  ]
  return { updated, xml: `<entry>\n${lines.filter(Boolean).join('\n')}\n</entry>\n` }
}

/** As RFC 3339 writes it; null for anything but a time in a year of four digits. */
function timeOf(text: string): string | null {
  const time = new Date(text)
  const written = Number.isNaN(time.valueOf()) ? '' : time.toISOString()
  return /^\d{4}-/.test(written) ? written : null
}

// Everything that is not a Char of XML 1.0; a single one would make the whole feed unreadable.
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
