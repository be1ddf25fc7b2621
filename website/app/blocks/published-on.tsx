const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day as a date to read; nothing if it is none. */
export function PublishedOn({ day, className }: { day: string; className?: string }) {
  const date = new Date(day)
  if (Number.isNaN(date.valueOf())) return null
  return (
    <time dateTime={day} className={className}>
      {DAY_FORMAT.format(date)}
    </time>
  )
}
