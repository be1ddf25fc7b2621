import type { Finding } from './finding.ts'

/** More than anybody reads; a page of 4 MB may have tens of thousands. */
export const MAX_FINDINGS = 200

/**
 * The problems of one document, at most MAX_FINDINGS: the most severe, and then how many more there are, as severe as
 * the worst of these.
 */
export function limitFindings<Found extends Finding>(findings: readonly Found[]): Found[] {
  if (findings.length <= MAX_FINDINGS) return [...findings]
  const sorted = findings.toSorted((one, other) => RANK[one.severity] - RANK[other.severity])
  const further = findings.length - MAX_FINDINGS
  const message = further === 1 ? 'One more finding is not listed' : `${further} more findings are not listed`
  return sorted
    .slice(0, MAX_FINDINGS + 1)
    .map((finding, index) => (index < MAX_FINDINGS ? finding : { ...finding, message, field: '' }))
}

const RANK = { blocker: 0, error: 1, warning: 2 } as const
