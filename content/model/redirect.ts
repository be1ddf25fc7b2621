/** An old path and its new target. */
export interface Redirect {
  /** A path, e.g. '/about'. */
  readonly from: string
  /** A path or a full address. */
  readonly to: string
  readonly permanent: boolean
}
