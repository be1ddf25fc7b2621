import { dayOf } from './deletion-day.ts'

/** Whether it is a day that exists, e.g. '2026-11-20': the 31st of February does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === text
}
