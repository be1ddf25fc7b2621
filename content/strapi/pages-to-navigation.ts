import { NAVIGATION_DEPTH, type NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG, NOT_FOUND_SLUG, pagePath, type PageSummary } from '../model/page.ts'

/** A menu made of the list of pages, for when there is no navigation: pages under pages, as their paths say. */
export function pagesToNavigation(pages: readonly PageSummary[]): NavigationItem[] {
  const shown = pages.filter(
    ({ slug, title }) => slug !== HOME_SLUG && slug !== NOT_FOUND_SLUG && title !== '',
  )
  const slugs = new Set(shown.map(({ slug }) => slug))
  return pagesBelow(null, 1)

  function pagesBelow(parent: string | null, depth: number): NavigationItem[] {
    if (depth > NAVIGATION_DEPTH) return []
    return shown
      .filter(({ slug }) => nearestAbove(slug, slugs) === parent)
      .map(({ slug, title }) => ({
        title,
        type: 'INTERNAL',
        address: pagePath(slug),
        newTab: false,
        audience: [],
        items: pagesBelow(slug, depth + 1),
      }))
  }
}

function nearestAbove(slug: string, slugs: ReadonlySet<string>): string | null {
  const above = slug.slice(0, Math.max(0, slug.lastIndexOf('/')))
  if (above === '') return null
  return slugs.has(above) ? above : nearestAbove(above, slugs)
}
