import { useLoaded, type Loaded } from './use-loaded'

/** As cms/src/dashboard/published-check.ts. */
export interface PublishedFinding {
  readonly severity: 'blocker' | 'error' | 'warning'
  readonly location: string
  readonly message: string
  /** '' for the whole document. */
  readonly field: string
  readonly documentId: string
}

/** As cms/src/dashboard/list-findings.ts. */
interface PublishedFindings {
  readonly isChecked: boolean
  readonly findings: readonly PublishedFinding[]
}

/** What visitors stumble over in everything that is published. */
export function usePublishedFindings(): Loaded<PublishedFindings> {
  return useLoaded('/dashboard/findings')
}
