import { decryptReply } from '../inbox/staff-text.ts'
import { replyMail } from '../mail/reply-mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import type { Delivery } from '../storage/commands/outbox.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { type DeliveryContext, type DeliveryResult, readCompanyNote, sendMail } from './delivery-context.ts'

/** Mails a reply of staff to the visitor. */
export async function deliverReply(
  context: DeliveryContext,
  delivery: Delivery,
  submission: DecryptedSubmission,
): Promise<DeliveryResult> {
  const stored = await context.storage.readReply({ id: delivery.id })
  if (!stored) return { kind: 'skipped', failure: 'reply removed' }
  const text = decryptReply(context.keys, submission.id, stored)
  const replyTo = staffMailbox(context.settings.mail, submission)
  const content = { ...text, company: await readCompanyNote(context) }
  const mail = replyMail(delivery.id, replyTo, submission, content)
  return mail ? sendMail(context, mail, submission.id) : { kind: 'skipped', failure: 'no usable address' }
}
