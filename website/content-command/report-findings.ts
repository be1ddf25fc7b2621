import { checkContent, type CheckedContent } from '@beam/content/check/check-content.ts'
import type { Finding } from '@beam/content/check/finding.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { RESERVED_SEGMENTS } from '@beam/content/model/reserved-segments.ts'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { Report } from './report.ts'

/** Lists the findings. One that is an error fails the check. */
export function reportFindings(
  content: CheckedContent,
  redirectHosts: readonly string[],
  publicFiles: ReadonlySet<string>,
): Report {
  const findings = checkContent(content, siteInfo(redirectHosts), publicFiles)
  return { lines: [...findings.map(describe), summary(content, findings)], isPassed: !findings.some(isError) }
}

function siteInfo(redirectHosts: readonly string[]) {
  return {
    formNames: ALL_FORMS.map(({ name }) => name),
    reservedSegments: RESERVED_SEGMENTS,
    slugsWithShareImage: ALL_PAGES.map(({ slug }) => slug),
    redirectHosts,
  }
}

function describe({ severity, location, message }: Finding): string {
  return `${severity.padEnd(7)}  ${location}  ${message}`
}

/** What an editor could not publish is as bad when it is already published. */
function isError({ severity }: Finding): boolean {
  return severity !== 'warning'
}

function summary({ pages }: CheckedContent, findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length
  return `${pages.length} pages: ${errors} errors, ${findings.length - errors} warnings`
}
