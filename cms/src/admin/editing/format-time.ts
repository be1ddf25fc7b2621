const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A time in the editor's time zone, e.g. "Nov 22, 2026, 9:12 AM". */
export function formatTime(time: string): string {
  return FORMAT.format(new Date(time))
}
