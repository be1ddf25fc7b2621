/** The instants that a time on the clock of a time zone stands for. */
export type LocalTime =
  | { readonly kind: 'incomplete' }
  /** Clocks are put forward over it. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unique'; readonly instant: Date }
  /** Clocks are put back, so it happens twice; this is the first. */
  | { readonly kind: 'repeated'; readonly instant: Date }

const DAY_MS = 24 * 60 * 60 * 1000

/** Reads a time as an input of type datetime-local gives it, e.g. 2027-03-28T02:30. */
export function readLocalTime(text: string, timeZone: string): LocalTime {
  const asUtcMs = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtcMs)) return { kind: 'incomplete' }
  const offsets = new Set([offsetMs(asUtcMs - DAY_MS, timeZone), offsetMs(asUtcMs + DAY_MS, timeZone)])
  const instants = [...offsets]
    .map((offset) => asUtcMs - offset)
    .filter((instant) => instant + offsetMs(instant, timeZone) === asUtcMs)
    .toSorted((a, b) => a - b)
  const [first, second] = instants
  if (first === undefined) return { kind: 'skipped' }
  return { kind: second === undefined ? 'unique' : 'repeated', instant: new Date(first) }
}

/** An instant as an input of type datetime-local shows it. */
export function writeLocalTime(instant: Date, timeZone: string): string {
  const ms = instant.getTime()
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 16)
}

/** How far the clocks of a time zone are ahead of UTC at an instant. */
function offsetMs(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const clockMs = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return clockMs - Math.floor(instantMs / 1000) * 1000
}
