import { NAVIGATION_DEPTH, type NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG, NOT_FOUND_SLUG, pagePath, type PageSummary } from '../model/page.ts'

/** A menu generated from the list of pages, as a fallback without navigation: nested by path. */
export function pagesToNavigation(pages: readonly PageSummary[]): NavigationItem[] {
  const shown = pages.filter(
    ({ slug, title }) => slug !== HOME_SLUG && slug !== NOT_FOUND_SLUG && title !== '',
  )
  const slugs = new Set(shown.map(({ slug }) => slug))
  return pagesBelow(null, 1)

  function pagesBelow(parent: string | null, depth: number): NavigationItem[] {
    if (depth > NAVIGATION_DEPTH) return []
    return shown
      .filter(({ slug }) => nearestAncestor(slug, slugs) === parent)
      .map(({ slug, title }) => ({
        title,
        description: '',
        shortcut: '',
        type: 'INTERNAL',
        address: pagePath(slug),
        newTab: false,
        audience: [],
        items: pagesBelow(slug, depth + 1),
      }))
  }
}

function nearestAncestor(slug: string, slugs: ReadonlySet<string>): string | null {
  const parent = slug.slice(0, Math.max(0, slug.lastIndexOf('/')))
  if (parent === '') return null
  return slugs.has(parent) ? parent : nearestAncestor(parent, slugs)
}
