/** How often one client may use one endpoint; 0 means as often as it likes. */
export interface Limits {
  /** More than this is refused. */
  readonly perMinute: number
  readonly perHour: number
  /** More submissions than this are taken but set aside for a person to look at. */
  readonly quietPerMinute: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** At most `count` within any stretch of `windowMs`. */
export interface Allowance {
  readonly count: number
  readonly windowMs: number
}

export type Turn = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

/** Counts turns, exactly, in a sliding window. A refused turn is not counted. */
export interface Limiter {
  take(key: string, allowances: readonly Allowance[], now: number): Promise<Turn>
}

/** Judges one more turn at `now`, given the times of those before, oldest first. Pure. */
export function judgeTurn(times: readonly number[], allowances: readonly Allowance[], now: number): Turn {
  const free = allowances.map((allowance) => freeAt(times, allowance, now))
  const wait = Math.max(0, ...free.map((time) => time - now))
  return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) }
}

/** When the allowance lets the next one through; not later than `now` means at once. */
function freeAt(times: readonly number[], { count, windowMs }: Allowance, now: number): number {
  const recent = times.filter((time) => time > now - windowMs)
  return recent.length < count ? now : recent[recent.length - count]! + windowMs
}

/** What the limits allow before a request is refused, and before a submission is set aside. */
export function allowancesOf(limits: Limits): { readonly hard: Allowance[]; readonly quiet: Allowance[] } {
  const hard = [
    { count: limits.perMinute, windowMs: MINUTE_MS },
    { count: limits.perHour, windowMs: HOUR_MS },
  ]
  const quiet = [{ count: limits.quietPerMinute, windowMs: MINUTE_MS }]
  return { hard: hard.filter(isSet), quiet: quiet.filter(isSet) }
}

function isSet({ count }: Allowance): boolean {
  return count > 0
}

export function longestWindow(allowances: readonly Allowance[]): number {
  return Math.max(0, ...allowances.map(({ windowMs }) => windowMs))
}
