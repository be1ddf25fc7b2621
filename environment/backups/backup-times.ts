/** E.g. 20261122T140503, anywhere in a name. */
const TIME = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/

/**
 * How backups are named by their time, in UTC and to the second: names sort by time, and copying them changes nothing.
 */
export function formatBackupTime(timeMs: number): string {
  return new Date(timeMs).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')
}

/** Milliseconds since 1970, from a name; infinite when it has no time in it. */
export function parseBackupTime(name: string): number {
  const [, ...parts] = TIME.exec(name) ?? []
  const [year = 0, month = 0, ...rest] = parts.map(Number)
  return parts.length === 0 ? Number.POSITIVE_INFINITY : Date.UTC(year, month - 1, ...rest)
}
