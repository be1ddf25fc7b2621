const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A time in the reader's time zone, e.g. "Nov 22, 2026, 9:12 AM": ISO 8601, or milliseconds since 1970. */
export function formatTime(time: string | number): string {
  return FORMAT.format(new Date(time))
}
