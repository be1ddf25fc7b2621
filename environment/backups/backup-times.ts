const DAY_MS = 24 * 60 * 60 * 1000
/** E.g. 20261122T140503, anywhere in a name. */
const TIME = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/

/** How backups are named by their time, in UTC and to the second: names sort by time, and copying them changes nothing. */
export function timeName(timeMs: number): string {
  return new Date(timeMs).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')
}

/** Milliseconds since 1970, from a name; infinite when it has no time in it. */
export function timeOfName(name: string): number {
  const [, ...parts] = TIME.exec(name) ?? []
  const [year = 0, month = 0, ...rest] = parts.map(Number)
  return parts.length === 0 ? Number.POSITIVE_INFINITY : Date.UTC(year, month - 1, ...rest)
}

/** Milliseconds for which backups are kept, from a number of days; infinite without one, null when it is invalid. */
export function readRetentionMs(days: string | undefined): number | null {
  if (days === undefined) return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,3}$/.test(days) ? Number(days) * DAY_MS : null
}

/**
 * The names of backups that are older than their retention. With `keepNewest` never the newest that is complete: while
 * backups fail, it is the only one.
 */
export function tooOld(
  names: readonly string[],
  limit: { readonly nowMs: number; readonly retentionMs: number; readonly keepNewest: boolean },
): string[] {
  const complete = names.filter((name) => Number.isFinite(timeOfName(name)) && !name.endsWith('.partial'))
  const newest = complete.toSorted().at(-1)
  const retained = limit.keepNewest ? newest : undefined
  return names.filter((name) => name !== retained && timeOfName(name) < limit.nowMs - limit.retentionMs)
}
