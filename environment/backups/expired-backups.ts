import { parseBackupTime } from './backup-times.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Milliseconds for which backups are kept, from a number of days; infinite without one, null when it is invalid. */
export function readRetentionMs(days: string | undefined): number | null {
  if (days === undefined) return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,3}$/.test(days) ? Number(days) * DAY_MS : null
}

interface RetentionLimit {
  readonly nowMs: number
  readonly retentionMs: number
  readonly keepNewest: boolean
}

/**
 * The names of backups that are older than their retention. With `keepNewest` never the newest that is complete: while
 * backups fail, it is the only one. What was not too old when a gap of much more than the retention began stays until
 * the backup after the gap is too old, too: the clock may have been set wrong.
 */
export function findExpiredBackups(names: readonly string[], limit: RetentionLimit): string[] {
  const complete = names.filter(
    (name) => Number.isFinite(parseBackupTime(name)) && !name.endsWith('.partial'),
  )
  const newest = complete.toSorted().at(-1)
  const retained = limit.keepNewest ? newest : undefined
  const protectedUntil = timeBeforeJump(complete.map(parseBackupTime), limit)
  const isProtected = (name: string) => {
    const time = parseBackupTime(name)
    return complete.includes(name) && time <= protectedUntil && time >= protectedUntil - limit.retentionMs
  }
  return names.filter(
    (name) =>
      name !== retained && !isProtected(name) && parseBackupTime(name) < limit.nowMs - limit.retentionMs,
  )
}

/** The time of the last backup before the clock jumped ahead, or before a long pause; -Infinity when that is over. */
function timeBeforeJump(times: readonly number[], { nowMs, retentionMs }: RetentionLimit): number {
  let after = nowMs
  for (const time of times.filter((one) => one <= nowMs).toSorted((a, b) => b - a)) {
    if (after - time > retentionMs + DAY_MS) return after >= nowMs - retentionMs ? time : -Infinity
    after = time
  }
  return -Infinity
}
