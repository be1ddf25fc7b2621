import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import type { Delivery } from '../storage/commands/outbox.ts'
import { deliverConfirmation } from './deliver-confirmation.ts'
import { deliverReply } from './deliver-reply.ts'
import { createStaffMailDelivery } from './staff-mail-delivery.ts'
import type { DeliveryContext, DeliveryResult } from './delivery-context.ts'
import { postWebhook } from './post-webhook.ts'

/** Notifies one recipient of one submission. Throws only when storage cannot be read. */
export function createDeliver(context: DeliveryContext) {
  const { storage, decryptSubmission } = context
  const deliverStaffMail = createStaffMailDelivery(context)

  return async function deliver(delivery: Delivery): Promise<DeliveryResult> {
    const stored = await storage.readSubmission(delivery.submissionId)
    if (!stored) return { kind: 'skipped', failure: 'submission removed' }
    const submission = await decryptSubmission(stored)
    switch (delivery.kind) {
      case 'staff-mail':
        return deliverStaffMail(delivery, submission)
      case 'confirmation-mail':
        return deliverConfirmation(context, delivery, submission)
      case 'webhook':
        return deliverToWebhook(context, delivery, submission)
      case 'reply-mail':
        return deliverReply(context, delivery, submission)
    }
  }
}

async function deliverToWebhook(
  { storage, settings, now }: DeliveryContext,
  delivery: Delivery,
  submission: DecryptedSubmission,
): Promise<DeliveryResult> {
  if (!settings.webhook) return { kind: 'skipped', failure: 'no webhook is set' }
  const files = await storage.readFiles({ id: submission.id })
  return postWebhook(settings.webhook, delivery.id, submission, files, now())
}
