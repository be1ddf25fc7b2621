import type { SiteInfo } from '../../content/check/check-page.ts'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { RESERVED_SEGMENTS } from '../../content/model/reserved-segments.ts'
import { ALL_FORMS } from '../../forms/all-forms.ts'

/** What the checks must know about the site. `redirectHosts`: other hosts that redirects may lead to. */
export function siteInfo(redirectHosts: readonly string[]): SiteInfo {
  return {
    formNames: FORM_NAMES,
    reservedSegments: RESERVED_SEGMENTS,
    slugsWithShareImage: SLUGS,
    redirectHosts,
  }
}

const FORM_NAMES = ALL_FORMS.map(({ name }) => name)
const SLUGS = ALL_PAGES.map(({ slug }) => slug)
