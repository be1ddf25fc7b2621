import { HOME_SLUG } from '@beam/content/model/page.ts'

/** The slug of the page at a clean path. */
export function slugAt(path: string): string {
  return path === '/' ? HOME_SLUG : decodeURIComponent(path.slice(1))
}
