import { AdminError, findSubmission, optionText, type AdminContext, type Arguments } from './admin-context.ts'
import { formNamed } from '@beam/forms/all-forms.ts'
import { dayOf, yearsAfter } from '../submissions/deletion-day.ts'

/** Marks a submission as dealt with. */
export async function handle(desk: AdminContext, words: Arguments): Promise<void> {
  const { id, reference, status } = await findSubmission(desk, words)
  if (!(await desk.storage.markHandled({ id }))) throw new AdminError(`${reference} is ${status}, not new.`)
  desk.print(`${reference} is handled.`)
}

/** Lets a quarantined submission through: staff, visitor and webhook are told now. */
export async function release(desk: AdminContext, words: Arguments): Promise<void> {
  const { id, reference, status } = await findSubmission(desk, words)
  const released = await desk.storage.releaseSubmission({ id, now: desk.now() })
  if (!released) throw new AdminError(`${reference} is ${status}, not quarantined.`)
  desk.print(`${reference} is released. What it had to send is sent now.`)
}

/** Says when the relationship that a submission began has ended: from then its years are counted. */
export async function end(desk: AdminContext, words: Arguments): Promise<void> {
  const stored = await findSubmission(desk, words)
  const { form } = await desk.openSubmission(stored)
  const day = optionText(words, 'on') ?? dayOf(desk.now())
  if (!/^\d{4}-\d\d-\d\d$/u.test(day) || Number.isNaN(Date.parse(day))) {
    throw new AdminError('--on is a day, e.g. 2026-11-20.')
  }
  const { years } = (formNamed(form.name) ?? form).retention
  const dueOn = yearsAfter(day, years)
  await desk.storage.setDueDay({ id: stored.id, dueOn })
  desk.print(`${stored.reference} is removed on ${dueOn}: ${years} years after ${day}.`)
}
