const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** How long ago, in one or two words: `3 min`, `5 h`, `2 d`, or a date after two weeks. */
export function formatAge(at: number, now: number = Date.now()): string {
  const ageMs = Math.max(0, now - at)
  if (ageMs < MINUTE_MS) return 'now'
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h`
  if (ageMs < 14 * DAY_MS) return `${Math.floor(ageMs / DAY_MS)} d`
  return new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** A day like `2026-11-22` as `Nov 22, 2026`. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { ...DAY, year: 'numeric' })
}

/** The same without its year: `Nov 22`. */
export function formatDayOfYear(day: string): string {
  return new Date(day).toLocaleDateString('en-US', DAY)
}

/** A duration in its largest sensible unit: `45 min`, `3.5 h`, `2.1 days`. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)} min`
  if (minutes < 48 * 60) return `${(minutes / 60).toFixed(1)} h`
  return `${(minutes / 60 / 24).toFixed(1)} days`
}

export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
