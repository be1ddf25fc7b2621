import { formNamed } from '@beam/forms/all-forms.ts'
import { changeStatus, releaseSubmission } from '../inbox/change-submission.ts'
import { auditEntry } from '../inbox/inbox-context.ts'
import { dayOf, yearsAfter } from '../submissions/deletion-day.ts'
import {
  accepted,
  AdminError,
  findSubmission,
  optionText,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'

/** Marks a submission as dealt with. */
export async function handle(context: AdminContext, args: Arguments): Promise<void> {
  const { id, reference } = await findSubmission(context, args)
  accepted(await changeStatus(context, context.actor, { id, status: 'handled' }))
  context.print(`${reference} is done.`)
}

/** Takes up again what was done. */
export async function reopen(context: AdminContext, args: Arguments): Promise<void> {
  const { id, reference } = await findSubmission(context, args)
  accepted(await changeStatus(context, context.actor, { id, status: 'reopened' }))
  context.print(`${reference} is open again.`)
}

/** Lets a quarantined submission through: staff, visitor and webhook are notified now. */
export async function release(context: AdminContext, args: Arguments): Promise<void> {
  const { id, reference } = await findSubmission(context, args)
  accepted(await releaseSubmission(context, context.actor, { id }))
  context.print(`${reference} is released. What it had to send is sent now.`)
}

/** Says when the relationship that a submission began has ended: from then its years are counted. */
export async function end(context: AdminContext, args: Arguments): Promise<void> {
  const stored = await findSubmission(context, args)
  const { form } = await context.decryptSubmission(stored)
  const day = optionText(args, 'on') ?? dayOf(context.now())
  if (!isDay(day)) throw new AdminError('--on is a day, e.g. 2026-11-20.')
  const { years } = (formNamed(form.name) ?? form).retention
  const dueOn = yearsAfter(day, years)
  const audit = auditEntry(context, context.actor, 'end', stored, { on: day, dueOn })
  await context.storage.setDueDay({ id: stored.id, dueOn, audit })
  context.print(`${stored.reference} is removed on ${dueOn}: ${years} years after ${day}.`)
}

/** A day that exists: the 31st of February does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === text
}
