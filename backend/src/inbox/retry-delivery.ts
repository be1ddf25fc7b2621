import type { Actor } from './actor.ts'
import { auditEntry } from './audit-entry.ts'
import { findForChange } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { isRejected, reject } from './rejected-operation.ts'
import { shownDelivery } from './show-submission.ts'

/** Tries a delivery again that was given up or waits after a failure. */
export async function retryDelivery(
  context: InboxContext,
  actor: Actor,
  { id, delivery: deliveryId }: { readonly id: string; readonly delivery: string },
) {
  const stored = await findForChange(context, actor, id)
  if (isRejected(stored)) return stored
  const find = async () =>
    (await context.storage.listDeliveries({ id: stored.id })).find((one) => one.id === deliveryId)
  const delivery = await find()
  if (!delivery) return reject('not-found', 'There is no such delivery.')
  const retried = await context.storage.retryDelivery({
    submissionId: stored.id,
    deliveryId,
    now: context.now(),
    audit: auditEntry(context, actor, 'retry', stored, { kind: delivery.kind }),
  })
  if (!retried) return reject('not-possible', 'This was delivered, or is on its way.')
  context.onDeliveryDue?.()
  return { delivery: shownDelivery((await find()) ?? delivery) }
}
