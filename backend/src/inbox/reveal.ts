import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { decryptFiles, type DecryptedFile } from '../submissions/stored-files.ts'
import type { Actor } from './actor.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { findPermitted } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'

interface FieldOfSubmission {
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

type DownloadedFile = DecryptedFile & { readonly content: Uint8Array; readonly reference: string }

/** A file as it was sent. Audited before it is returned, and limited per person and hour. */
export async function downloadFile(
  context: InboxContext,
  actor: Actor,
  { id, field }: FieldOfSubmission,
): Promise<DownloadedFile | RejectedOperation> {
  const stored = await findPermitted(context, actor, id, 'files')
  if (isRejected(stored)) return stored
  const files = await context.storage.readFiles({ id: stored.id })
  const [file] = await decryptFiles(
    context.keys,
    stored.id,
    files.filter((one) => one.field === field),
  )
  if (!file) return reject('not-found', 'There is no such file.')
  const { content } = file
  if (!content) return reject('not-possible', 'This file is encrypted and its key is missing.')
  const limited = await consumeStaffLimit(context, actor, 'file')
  if (limited) return limited
  await context.storage.appendAudit(auditEntry(context, actor, 'file', stored, { field }))
  return { ...file, content, reference: stored.reference }
}
