import { decryptFiles, type DecryptedFile } from '../submissions/stored-files.ts'
import type { Actor } from './actor.ts'
import { auditEntry } from './audit-entry.ts'
import { findPermitted } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'
import type { FieldOfSubmission } from './reveal-answer.ts'
import { consumeStaffLimit } from './staff-limits.ts'

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
