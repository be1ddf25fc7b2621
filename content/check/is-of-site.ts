import type { SiteInfo } from './check-page.ts'

/** Whether a path is of a file or an endpoint of the site, which are not listed. */
export function isOfSite(path: string, { reservedSegments }: Pick<SiteInfo, 'reservedSegments'>): boolean {
  return reservedSegments.includes(path.split('/')[1] ?? '')
}
