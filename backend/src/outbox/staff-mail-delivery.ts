import type { Mail } from '../mail/mail.ts'
import { staffMail } from '../mail/staff-mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import type { Delivery } from '../storage/commands/outbox.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { inspectFiles } from '../submissions/inspect-files.ts'
import { createByteBudget } from './byte-budget.ts'
import { type DeliveryContext, type DeliveryResult, sendMail } from './delivery-context.ts'

type DeliverStaffMail = (delivery: Delivery, submission: DecryptedSubmission) => Promise<DeliveryResult>

const MEGABYTE_BYTES = 1024 * 1024
/** For the attachments of all mails under way; and never less than a few of the largest. */
const ATTACHMENT_BUDGET_MEGABYTES = 48
const LARGEST_MAILS_AT_ONCE = 4

/**
 * Mails a submission with its files to staff. A mail that waits for a slow server holds its attachments in memory, so
 * these are bounded: beyond that, it is postponed.
 */
export function createStaffMailDelivery(context: DeliveryContext): DeliverStaffMail {
  const { maxUploadMegabytes } = context.settings
  const megabytes = Math.max(ATTACHMENT_BUDGET_MEGABYTES, LARGEST_MAILS_AT_ONCE * maxUploadMegabytes)
  const attachments = createByteBudget(megabytes * MEGABYTE_BYTES)

  return async function deliverStaffMail(delivery, submission) {
    const reservation = attachments.open()
    try {
      if (!reservation.reserve(attachedBytes(submission))) return { kind: 'postponed' }
      return await sendMail(context, await composeMail(context, delivery, submission), submission.id)
    } finally {
      reservation.release()
    }
  }
}

async function composeMail(
  { storage, keys, settings }: DeliveryContext,
  delivery: Delivery,
  submission: DecryptedSubmission,
): Promise<Mail> {
  const stored = await storage.readFiles({ id: submission.id })
  const files = await inspectFiles(keys, submission.id, stored)
  return staffMail(delivery.id, staffMailbox(settings.mail, submission), submission, files)
}

function attachedBytes({ answers }: DecryptedSubmission): number {
  const sizes = Object.values(answers).map((answer) => (typeof answer === 'object' ? answer.size : 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}
