const HOME_SLUG = 'home'

/** Where a page is on the site, e.g. /about-us; '' without an address. */
export function pagePath(slug: string | undefined): string {
  if (!slug) return ''
  return slug === HOME_SLUG ? '/' : `/${slug}`
}
