import { comparablePath } from '../model/comparable-path.ts'
import { pagePath, type Page } from '../model/page.ts'
import { anchorsOf, pageLinks } from './check-links.ts'

/** What the checks of other documents need to know about a published page. */
export interface PageOutline {
  readonly documentId: string
  readonly slug: string
  readonly title: string
  readonly anchors: readonly string[]
  /** The other paths that it links to, decoded. */
  readonly linkedPaths: readonly string[]
}

/** Reduces a page to what the checks of other documents need: a fraction of its blocks. */
export function outlinePage(page: Page, documentId: string): PageOutline {
  const { slug, title } = page
  return { documentId, slug, title, anchors: anchorsOf(page), linkedPaths: pathsLinkedBy(page) }
}

/** The other paths that a page links to, decoded, each once. */
export function pathsLinkedBy(page: Page): string[] {
  const own = comparablePath(pagePath(page.slug))
  const paths = pageLinks(page).map(({ address }) => pathOf(address))
  return [...new Set(paths)].filter((path) => path !== own)
}

/** An address without its query and anchor, as the site compares it. */
export function pathOf(address: string): string {
  return comparablePath(address.replace(/[?#].*$/, ''))
}
