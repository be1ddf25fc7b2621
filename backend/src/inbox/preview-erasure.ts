import { staffView } from '@beam/forms/staff-views.ts'
import { countMailFiles } from '../mail/mail-files.ts'
import { mailFolder } from '../settings.ts'
import { hasPermission, type Actor } from './actor.ts'
import type { ErasePreview } from './api/wire-types.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { hashOf, mayEraseSomewhere } from './person-to-erase.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'

/** What an erasure would remove. Changes nothing. */
export async function previewErasure(
  context: InboxContext,
  actor: Actor,
  { email }: { readonly email: string },
): Promise<ErasePreview | RejectedOperation> {
  if (!mayEraseSomewhere(actor)) return reject('forbidden', 'Your role does not allow erasures.')
  const hash = hashOf(context, email)
  if (isRejected(hash)) return hash
  const limited = await consumeStaffLimit(context, actor, 'erase')
  if (limited) return limited
  const found = await context.storage.findPerson({ emailHash: hash })
  const visible = found.filter(({ form }) => hasPermission(actor, 'erase', form))
  const references = visible.map(({ reference }) => reference)
  await context.storage.appendAudit(
    auditEntry(context, actor, 'erase-preview', null, { submissions: found.length }),
  )
  return {
    submissions: visible.map(({ reference, form, receivedAt, files }) => ({
      reference,
      form,
      formLabel: staffView({ name: form, title: form }).label,
      receivedAt,
      files,
    })),
    total: visible.length,
    mails: await countMailFiles(mailFolder(context.settings), references),
    mayErase: visible.length === found.length,
  }
}
