import { pagePath, type Page } from '../model/page.ts'
import type { RichText } from '../model/rich-text.ts'
import { linksIn, pageParts } from './page-parts.ts'

/** What an address of this site can lead to. */
export interface KnownPlaces {
  /** Every path that answers, decoded, e.g. '/about-us' or '/documents/ranking.pdf'. */
  readonly paths: ReadonlySet<string>
  /** The places on each page that links can point at, by its path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/** Where the page's own links lead, in words: label and address. */
export function pageLinks(page: Page): { readonly label: string; readonly address: string }[] {
  return pageParts(page).flatMap(({ label, field, value }) => {
    if (field.kind === 'address') return value === '' ? [] : [{ label, address: value as string }]
    if (field.kind !== 'prose') return []
    return linksIn(value as RichText).map((address) => ({ label, address }))
  })
}

/** Why an address leads nowhere; null when it leads somewhere, or away from the site. */
export function brokenLink(address: string, from: string, places: KnownPlaces): string | null {
  if (!/^[/#?]/.test(address)) return null
  const { pathname, hash } = new URL(address, `http://here.invalid${from}`)
  const path = decode(pathname)
  if (!places.paths.has(path)) return `leads to ${address}, which is no page`
  const anchors = places.anchors.get(path)
  if (hash.length < 2 || !anchors || anchors.has(decode(hash.slice(1)))) return null
  return `leads to ${address}, but that page has no such anchor`
}

/** The anchors that editors gave a page's blocks, and those that blocks have of themselves. */
function anchorsOf(page: Page): string[] {
  return pageParts(page).flatMap(({ field, value, entryAnchor }) => {
    if (entryAnchor !== null) return [entryAnchor]
    if (field.kind !== 'text' || value === '') return []
    if (field.names === 'form') return ['form']
    return field.names === 'anchor' ? [value as string] : []
  })
}

/** The places of a site with these pages; `others` are paths that answer without being pages. */
export function knownPlaces(pages: readonly Page[], others: Iterable<string>): KnownPlaces {
  const anchors = new Map(
    pages.map((page) => [decode(pagePath(page.slug)), new Set(['main', ...anchorsOf(page)])]),
  )
  return { paths: new Set([...anchors.keys(), ...others]), anchors }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
