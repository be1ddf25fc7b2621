/** A problem of what is published, as from-content/check-published.ts finds it. */
export interface PublishedFinding {
  readonly severity: 'blocker' | 'error' | 'warning'
  /** A page's path, or 'menu', 'footer', 'redirects'. */
  readonly location: string
  readonly message: string
  /** The path of the field; '' for the whole document. */
  readonly field: string
  /** Of the page; '' for the others. */
  readonly documentId: string
}

/** What the start page gets. */
export interface PublishedFindings {
  /** False: there are more pages than can be checked while somebody waits. */
  readonly isChecked: boolean
  readonly findings: readonly PublishedFinding[]
}
