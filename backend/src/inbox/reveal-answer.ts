import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import type { Actor } from './actor.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { findPermitted } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'

export interface FieldOfSubmission {
  readonly id: string
  readonly field: string
}

/** A sensitive answer. Audited before it is returned, and limited per person and hour. */
export async function revealAnswer(
  context: InboxContext,
  actor: Actor,
  { id, field }: FieldOfSubmission,
): Promise<{ readonly field: string; readonly text: string } | RejectedOperation> {
  const stored = await findPermitted(context, actor, id, 'reveal')
  if (isRejected(stored)) return stored
  const { form, answers } = await context.decryptSubmission(stored)
  const answer = describeAnswers(form, answers).find((described) => described.field === field)
  if (!answer || !form.fields[field]?.sensitive) return reject('not-found', 'There is no such hidden answer.')
  const limited = await consumeStaffLimit(context, actor, 'reveal')
  if (limited) return limited
  await context.storage.appendAudit(auditEntry(context, actor, 'reveal', stored, { field }))
  return { field, text: answer.text }
}
