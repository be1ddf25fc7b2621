/** The moments that a time on the clock of a time zone stands for. */
export type LocalTime =
  | { readonly kind: 'incomplete' }
  /** Clocks are put forward over it. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unique'; readonly moment: Date }
  /** Clocks are put back, so it happens twice; this is the first. */
  | { readonly kind: 'repeated'; readonly moment: Date }

const DAY_MS = 24 * 60 * 60 * 1000

/** Reads a time as an input of type datetime-local gives it, e.g. 2027-03-28T02:30. */
export function readLocalTime(text: string, timeZone: string): LocalTime {
  const asUtcMs = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtcMs)) return { kind: 'incomplete' }
  const offsets = new Set([offsetMs(asUtcMs - DAY_MS, timeZone), offsetMs(asUtcMs + DAY_MS, timeZone)])
  const moments = [...offsets]
    .map((offset) => asUtcMs - offset)
    .filter((moment) => moment + offsetMs(moment, timeZone) === asUtcMs)
    .toSorted((a, b) => a - b)
  const [first, second] = moments
  if (first === undefined) return { kind: 'skipped' }
  return { kind: second === undefined ? 'unique' : 'repeated', moment: new Date(first) }
}

/** A moment as an input of type datetime-local shows it. */
export function writeLocalTime(moment: Date, timeZone: string): string {
  const ms = moment.getTime()
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 16)
}

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(momentMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(momentMs)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const clockMs = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return clockMs - Math.floor(momentMs / 1000) * 1000
}
