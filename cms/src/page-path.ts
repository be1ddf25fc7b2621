/** The address at which visitors find a page. */
export function pagePath(slug: string): string {
  return slug === 'home' ? '/' : `/${slug}`
}

/** The slug of the page that would stand at an address. */
export function slugAt(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}
