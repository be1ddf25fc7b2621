/** What the command prints about the content, and whether its exit code is 0. */
export interface Report {
  readonly lines: readonly string[]
  readonly isPassed: boolean
}
