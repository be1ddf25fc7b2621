import { confirmationMail } from '../mail/confirmation-mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import type { Delivery } from '../storage/commands/outbox.ts'
import { emailHash } from '../submissions/email-hash.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { type DeliveryContext, type DeliveryResult, readCompanyNote, sendMail } from './delivery-context.ts'

/** Enough for somebody who fills in several forms, too few to pester a stranger. */
const CONFIRMATIONS = { count: 3, windowMs: 24 * 3_600_000 }

/** Confirms a submission to the visitor. Bounded per email address, because anybody can state any. */
export async function deliverConfirmation(
  context: DeliveryContext,
  delivery: Delivery,
  submission: DecryptedSubmission,
): Promise<DeliveryResult> {
  const replyTo = staffMailbox(context.settings.mail, submission)
  const mail = confirmationMail(delivery.id, replyTo, submission, await readCompanyNote(context))
  if (!mail) return { kind: 'skipped', failure: 'no usable address' }
  if (delivery.attempts === 0 && !(await mayConfirm(context, mail.to)))
    return { kind: 'skipped', failure: 'enough confirmations to this address' }
  return sendMail(context, mail, submission.id)
}

async function mayConfirm({ keys, limiter }: DeliveryContext, email: string): Promise<boolean> {
  return (await limiter.consume(`confirmation ${emailHash(keys, email)}`, [CONFIRMATIONS])).ok
}
