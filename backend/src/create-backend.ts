/** The product backend as the site process sees it. */
export interface Backend {
  /** Answers `/api/*` and `/openapi.json`. The client's address stands in `x-client-address`, set by the caller. */
  fetch(request: Request): Promise<Response>
  /** Whether a submission could be stored now. */
  ready(): Promise<boolean>
  /** Finishes what is in flight, then closes storage. */
  close(): Promise<void>
}
