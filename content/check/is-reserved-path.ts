import type { SiteInfo } from './check-page.ts'

/** Whether a path is reserved for the site's own files and endpoints, which no page may have. */
export function isReservedPath(
  path: string,
  { reservedSegments }: Pick<SiteInfo, 'reservedSegments'>,
): boolean {
  return reservedSegments.includes(path.split('/')[1] ?? '')
}
