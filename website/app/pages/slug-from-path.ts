import { HOME_SLUG } from '@beam/content/model/page.ts'

/** The slug of the page at a canonical path, decoded and in Unicode normalization form C. */
export function slugFromPath(path: string): string {
  return path === '/' ? HOME_SLUG : decodeURIComponent(path.slice(1)).normalize('NFC')
}
