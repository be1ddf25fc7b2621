import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { decryptFiles, type DecryptedFile } from '../submissions/stored-files.ts'
import type { Actor } from './actor.ts'
import { consumeCap } from './caps.ts'
import { findPermitted } from './find-submission.ts'
import { auditEntry, type InboxContext } from './inbox-context.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

interface FieldOfSubmission {
  readonly id: string
  readonly field: string
}

/** A sensitive answer. Audited before it is returned, and capped per person and hour. */
export async function revealAnswer(
  context: InboxContext,
  actor: Actor,
  { id, field }: FieldOfSubmission,
): Promise<{ readonly field: string; readonly text: string } | Refusal> {
  const stored = await findPermitted(context, actor, id, 'reveal')
  if (isRefusal(stored)) return stored
  const { form, answers } = await context.decryptSubmission(stored)
  const answer = describeAnswers(form, answers).find((described) => described.field === field)
  if (!answer || !form.fields[field]?.sensitive) return refuse('not-found', 'There is no such hidden answer.')
  const capped = await consumeCap(context, actor, 'reveal')
  if (capped) return capped
  await context.storage.appendAudit(auditEntry(context, actor, 'reveal', stored, { field }))
  return { field, text: answer.text }
}

type DownloadedFile = DecryptedFile & { readonly content: Uint8Array; readonly reference: string }

/** A file as it was sent. Audited before it is returned, and capped per person and hour. */
export async function downloadFile(
  context: InboxContext,
  actor: Actor,
  { id, field }: FieldOfSubmission,
): Promise<DownloadedFile | Refusal> {
  const stored = await findPermitted(context, actor, id, 'files')
  if (isRefusal(stored)) return stored
  const files = await context.storage.readFiles({ id: stored.id })
  const [file] = await decryptFiles(
    context.keys,
    stored.id,
    files.filter((one) => one.field === field),
  )
  if (!file) return refuse('not-found', 'There is no such file.')
  const { content } = file
  if (!content) return refuse('not-possible', 'This file is encrypted and its key is missing.')
  const capped = await consumeCap(context, actor, 'file')
  if (capped) return capped
  await context.storage.appendAudit(auditEntry(context, actor, 'file', stored, { field }))
  return { ...file, content, reference: stored.reference }
}
