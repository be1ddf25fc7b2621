import type { Retention } from '@beam/forms/engine/define-form.ts'

/** The day of a time, `YYYY-MM-DD` in UTC. */
export function dayOf(time: number): string {
  const date = new Date(time)
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/**
 * The first day on which a submission must be gone: as many years after it was received. Null while the relationship
 * it began still lasts; staff then say when it ends.
 */
export function deletionDay(retention: Retention, receivedAt: number): string | null {
  return retention.from === 'received' ? yearsAfter(dayOf(receivedAt), retention.years) : null
}

/** e.g. '2026-11-20' and 5 years: '2031-11-20'. The 29th of February comes due on the 1st of March. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return dayOf(date.getTime())
}
