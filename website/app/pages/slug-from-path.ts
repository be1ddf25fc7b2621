import { HOME_SLUG } from '@beam/content/model/page.ts'

/** The slug of the page at a clean path, decoded and in the Unicode form in which slugs are compared. */
export function slugFromPath(path: string): string {
  return path === '/' ? HOME_SLUG : decodeURIComponent(path.slice(1)).normalize('NFC')
}
