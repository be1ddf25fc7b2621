import { comparablePath } from '../model/comparable-path.ts'
import { findRedirect } from '../model/find-redirect.ts'
import { pagePath } from '../model/page.ts'
import type { CheckContext } from './check-context.ts'
import type { LinkTargets } from './check-links.ts'
import { isReservedPath } from './is-reserved-path.ts'

/**
 * What the links of a document may point to, beside its own anchors. The address at which it is published leads to it,
 * or to its new one once that is published.
 */
export function linkTargetsOf({ otherPages, redirects, publishedSlug, siteInfo }: CheckContext): LinkTargets {
  const anchors = new Map(
    otherPages.map((page) => [comparablePath(pagePath(page.slug)), new Set(['main', ...page.anchors])]),
  )
  const own = publishedSlug === null ? null : comparablePath(pagePath(publishedSlug))
  const has = (path: string) =>
    path === own ||
    anchors.has(path) ||
    findRedirect(redirects, path) !== undefined ||
    isReservedPath(path, siteInfo)
  return { paths: { has }, anchors }
}
