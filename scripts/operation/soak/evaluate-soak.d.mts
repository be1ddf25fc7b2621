/** A request that got no answer. */
export interface FailedRequest {
  /** When it was given up. */
  readonly at: number
  readonly what: string
  readonly phase: 'connect' | 'send' | 'wait' | 'read'
  readonly connection: 'new' | 'kept'
  readonly cause: string
  readonly afterMs: number
  /** What the same request, under the same key, got when it was sent once more; 0: nothing again. */
  readonly again: number
}

export interface Sample {
  readonly at: number
  readonly rssMb: number
  readonly heapMb: number
  readonly files: number
  readonly p95: number
  readonly count: number
  readonly statuses: Readonly<Record<string, number>>
  readonly missing: readonly FailedRequest[]
  /** By how much this program's own clock, and the site's, came late at most since the sample before. */
  readonly ownDelayMs: number
  readonly siteDelayMs: number
}

/** @param stored forms acknowledged, and how many the database holds. */
export function evaluateSoak(
  samples: readonly Sample[],
  stored: { readonly acknowledged: number; readonly kept: number },
): { readonly lines: string[]; readonly ok: boolean }
