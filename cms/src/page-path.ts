/** The path of a page on the site. */
export function pagePath(slug: string): string {
  return slug === 'home' ? '/' : `/${slug}`
}

/** The slug of a page with this path. */
export function slugAt(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}

/** Whether a page is an article: its URL is under that of the news page. */
export function isArticle(slug: string): boolean {
  return slug.startsWith('news/')
}
