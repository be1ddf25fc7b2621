import { formNamed } from '@beam/forms/all-forms.ts'
import { changeStatus, releaseSubmission } from '../inbox/change-submission.ts'
import { auditEntry } from '../inbox/audit-entry.ts'
import type { Item } from '../inbox/api/wire-types.ts'
import type { RejectedOperation } from '../inbox/rejected-operation.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { dayOf, yearsAfter } from '../submissions/deletion-day.ts'
import { printableJson } from '../submissions/printable-json.ts'
import {
  accepted,
  AdminError,
  findSubmission,
  findSubmissions,
  optionText,
  report,
  wantsJson,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'
import { isDay } from '../submissions/is-day.ts'

/** Marks submissions as dealt with. */
export function handle(context: AdminContext, args: Arguments): Promise<void> {
  return changeEach(context, args, 'is done.', ({ id }) =>
    changeStatus(context, context.actor, { id, status: 'handled' }),
  )
}

/** Takes up again what was done. */
export function reopen(context: AdminContext, args: Arguments): Promise<void> {
  return changeEach(context, args, 'is open again.', ({ id }) =>
    changeStatus(context, context.actor, { id, status: 'reopened' }),
  )
}

/** Lets quarantined submissions through: staff, visitor and webhook are notified now. */
export function release(context: AdminContext, args: Arguments): Promise<void> {
  return changeEach(context, args, 'is released. What it had to send is sent now.', ({ id }) =>
    releaseSubmission(context, context.actor, { id }),
  )
}

/** Nothing is changed when one of them does not exist. Those before one that cannot be changed are still reported. */
async function changeEach(
  context: AdminContext,
  args: Arguments,
  done: string,
  change: (stored: StoredSubmission) => Promise<{ readonly item: Item } | RejectedOperation>,
): Promise<void> {
  const found = await findSubmissions(context, args)
  const changed: Item[] = []
  try {
    for (const stored of found) {
      changed.push(accepted(await change(stored)).item)
      if (!wantsJson(args)) context.print(`${stored.reference} ${done}`)
    }
  } finally {
    if (wantsJson(args)) context.print(printableJson(changed))
  }
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
  const { reference } = stored
  const message = `${reference} is removed on ${dueOn}: ${years} years after ${day}.`
  report(context, args, { reference, endedOn: day, dueOn }, message)
}
