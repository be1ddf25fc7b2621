import { dayOf } from '../submissions/deletion-day.ts'
import { formsWithPermission, type Actor } from './actor.ts'
import type { InboxStatistics } from './api/wire-types.ts'
import type { InboxContext } from './inbox-context.ts'
import { knownForms } from './known-forms.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Ages in whole days: below the first limit, and so on. */
const AGES = [
  { age: '<1d', belowDays: 1 },
  { age: '1–3d', belowDays: 3 },
  { age: '3–7d', belowDays: 7 },
  { age: '1–4w', belowDays: 28 },
  { age: '>4w', belowDays: Number.POSITIVE_INFINITY },
] as const

/** How much comes in, how soon staff reply, and what waits. Of the forms that the person may read. */
export async function readInboxStatistics(
  context: InboxContext,
  actor: Actor,
  { days }: { readonly days: number },
): Promise<InboxStatistics> {
  const forms = formsWithPermission(actor, 'read', await knownForms(context))
  if (forms.length === 0) return { perDay: [], medianFirstAnswerMinutes: [], openByAge: [] }
  const now = context.now()
  const since = (Math.floor(now / DAY_MS) - days + 1) * DAY_MS
  const { perDay, answered, open } = await context.storage.readStatistics({ forms, since, now })
  return {
    perDay: perDay
      .map(({ day, form, count }) => ({ day: dayOf(day * DAY_MS), form, count: Number(count) }))
      .toSorted((one, other) => one.day.localeCompare(other.day) || one.form.localeCompare(other.form)),
    medianFirstAnswerMinutes: [null, ...forms].map((form) => medianOf(answered, form)),
    openByAge: forms.flatMap((form) => agesOf(open, form)),
  }
}

function medianOf(
  answered: readonly { readonly form: string; readonly tookMs: number }[],
  form: string | null,
) {
  const took = answered
    .filter((one) => form === null || one.form === form)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other)
  const middle = Math.floor(took.length / 2)
  const median = took.length % 2 === 1 ? took[middle]! : ((took[middle - 1] ?? 0) + (took[middle] ?? 0)) / 2
  const minutes = took.length === 0 ? null : Math.round(median / MINUTE_MS)
  return { form, minutes, answered: took.length }
}

function agesOf(
  open: readonly { readonly form: string; readonly ageDays: number; readonly count: number }[],
  form: string,
) {
  const ofForm = open.filter((one) => one.form === form)
  return AGES.map(({ age, belowDays }, index) => {
    const fromDays = AGES[index - 1]?.belowDays ?? Number.NEGATIVE_INFINITY
    const inRange = ofForm.filter(({ ageDays }) => ageDays >= fromDays && ageDays < belowDays)
    return { form, age, count: inRange.reduce((sum, { count }) => sum + Number(count), 0) }
  }).filter(({ count }) => count > 0)
}
