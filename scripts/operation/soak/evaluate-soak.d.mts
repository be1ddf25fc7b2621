/** A request without a complete response. */
export interface FailedRequest {
  /** When it failed, in milliseconds since 1970. */
  readonly at: number
  /** e.g. 'POST /api/contact' */
  readonly request: string
  readonly phase: 'connect' | 'send' | 'wait' | 'read'
  readonly connection: 'new' | 'reused'
  readonly cause: string
  readonly afterMs: number
  /** The status of the one retry with the same idempotency key; 0 when that failed, too. */
  readonly retryStatus: number
}

export interface Sample {
  readonly at: number
  readonly rssMb: number
  readonly heapMb: number
  readonly openFiles: number
  readonly p95Ms: number
  readonly count: number
  readonly statuses: Readonly<Record<string, number>>
  readonly failures: readonly FailedRequest[]
  /** The largest event loop delay of this program, and of the site, since the sample before. */
  readonly clientDelayMs: number
  readonly siteDelayMs: number
}

/** @param submissions how many were acknowledged, and how many the database holds. */
export function evaluateSoak(
  samples: readonly Sample[],
  submissions: { readonly acknowledged: number; readonly stored: number },
): { readonly lines: string[]; readonly ok: boolean }
