const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A time in the reader's time zone, e.g. "22 Nov 2026, 09:12": ISO 8601, or milliseconds since 1970. */
export function formatTime(time: string | number): string {
  return FORMAT.format(new Date(time))
}
