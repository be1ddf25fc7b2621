import type { InboxStatistics } from '../api/types'
import { DAY_MS } from '../text/format-quantities'

export interface Count {
  readonly name: string
  readonly count: number
}

const AGES = ['<1d', '1–3d', '3–7d', '1–4w', '>4w']

/**
 * Submissions on each of the last days (UTC), oldest first, including days without any.
 * @param form null: all forms
 * @param now milliseconds since 1970
 */
export function countByDay(
  { perDay }: InboxStatistics,
  form: string | null,
  days: number,
  now: number,
): Count[] {
  return Array.from({ length: days }, (_, index) => {
    const name = new Date(now - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return { name, count: sum(perDay.filter((each) => each.day === name && isOf(form, each.form))) }
  })
}

/** Those of the days until today. */
export function countRecentDays(statistics: InboxStatistics, form: string | null, days: number): Count[] {
  return countByDay(statistics, form, days, Date.now())
}

const WEEK = 7

/** Days added up to weeks, of which the last ends with the last day. Each has the name of its first day. */
export function addUpWeeks(days: readonly Count[]): Count[] {
  const weeks = Math.ceil(days.length / WEEK)
  return Array.from({ length: weeks }, (_, index) => {
    const end = days.length - (weeks - 1 - index) * WEEK
    const week = days.slice(Math.max(0, end - WEEK), end)
    return { name: week[0]!.name, count: sum(week) }
  })
}

/** Open submissions in each age, youngest first. */
export function countByAge({ openByAge }: InboxStatistics, form: string | null): Count[] {
  return AGES.map((name) => ({
    name,
    count: sum(openByAge.filter((each) => each.age === name && isOf(form, each.form))),
  }))
}

function isOf(form: string | null, each: string): boolean {
  return form === null || form === each
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
