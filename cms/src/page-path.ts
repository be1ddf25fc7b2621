/** The path of a page on the site. */
export function pagePath(slug: string): string {
  return slug === 'home' ? '/' : `/${slug}`
}

/** The slug of a page with this path. */
export function slugAt(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}
