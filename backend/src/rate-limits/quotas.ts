/** How often one client may use one endpoint; 0 means as often as it likes. */
export interface Limits {
  /** More than this is rejected. */
  readonly perMinute: number
  readonly perHour: number
  /** More submissions than this are accepted but quarantined. */
  readonly softPerMinute: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** At most `count` within any stretch of `windowMs`. */
export interface Quota {
  readonly count: number
  readonly windowMs: number
}

/** What the limits allow before a request is rejected, and before a submission is quarantined. */
export function quotasOf(limits: Limits): { readonly hard: Quota[]; readonly soft: Quota[] } {
  const hard = [
    { count: limits.perMinute, windowMs: MINUTE_MS },
    { count: limits.perHour, windowMs: HOUR_MS },
  ]
  const soft = [{ count: limits.softPerMinute, windowMs: MINUTE_MS }]
  return { hard: hard.filter(isSet), soft: soft.filter(isSet) }
}

function isSet({ count }: Quota): boolean {
  return count > 0
}

/** In milliseconds. */
export function longestWindow(quotas: readonly Quota[]): number {
  return Math.max(0, ...quotas.map(({ windowMs }) => windowMs))
}
