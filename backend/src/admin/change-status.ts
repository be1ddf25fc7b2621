import { AdminError, findSubmission, optionText, type AdminContext, type Arguments } from './admin-context.ts'
import { formNamed } from '@beam/forms/all-forms.ts'
import { dayOf, yearsAfter } from '../submissions/deletion-day.ts'

/** Marks a submission as dealt with. */
export async function handle(context: AdminContext, args: Arguments): Promise<void> {
  const { id, reference, status } = await findSubmission(context, args)
  if (!(await context.storage.markHandled({ id })))
    throw new AdminError(`${reference} is ${status}, not new.`)
  context.print(`${reference} is handled.`)
}

/** Lets a quarantined submission through: staff, visitor and webhook are notified now. */
export async function release(context: AdminContext, args: Arguments): Promise<void> {
  const { id, reference, status } = await findSubmission(context, args)
  const released = await context.storage.releaseSubmission({ id, now: context.now() })
  if (!released) throw new AdminError(`${reference} is ${status}, not quarantined.`)
  context.print(`${reference} is released. What it had to send is sent now.`)
}

/** Says when the relationship that a submission began has ended: from then its years are counted. */
export async function end(context: AdminContext, args: Arguments): Promise<void> {
  const stored = await findSubmission(context, args)
  const { form } = await context.decryptSubmission(stored)
  const day = optionText(args, 'on') ?? dayOf(context.now())
  if (!/^\d{4}-\d\d-\d\d$/u.test(day) || Number.isNaN(Date.parse(day))) {
    throw new AdminError('--on is a day, e.g. 2026-11-20.')
  }
  const { years } = (formNamed(form.name) ?? form).retention
  const dueOn = yearsAfter(day, years)
  await context.storage.setDueDay({ id: stored.id, dueOn })
  context.print(`${stored.reference} is removed on ${dueOn}: ${years} years after ${day}.`)
}
