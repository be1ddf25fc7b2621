import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { Actor } from './actor.ts'
import type { Item } from './api/wire-types.ts'
import { changeStored, isEmpty, NOTHING_TO_CHANGE, type ChangeRequest } from './change-submission.ts'
import { findPermitted } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { toItem } from './to-item.ts'
import { isRejected, type RejectedOperation } from './rejected-operation.ts'
import { consumeStaffLimit } from './staff-limits.ts'

interface BulkRequest extends Pick<ChangeRequest, 'status' | 'assignee'> {
  readonly items: readonly { readonly id: string; readonly version: number }[]
}

interface BulkResult {
  readonly changed: readonly Item[]
  /** `item` as it is now; null: it is gone. */
  readonly conflicts: readonly { readonly id: string; readonly item: Item | null }[]
}

/**
 * The same change of many, each on its own. Nothing is changed when one is of a form that the person may not change.
 */
export async function changeMany(
  context: InboxContext,
  actor: Actor,
  { items, ...wanted }: BulkRequest,
): Promise<BulkResult | RejectedOperation> {
  if (isEmpty(wanted)) return NOTHING_TO_CHANGE
  const found = new Map<string, StoredSubmission>()
  for (const { id } of items) {
    const stored = await findPermitted(context, actor, id, 'change')
    if (!isRejected(stored)) found.set(id, stored)
    else if (stored.rejected === 'forbidden') return stored
  }
  const limited = await consumeStaffLimit(context, actor, 'change', found.size)
  if (limited) return limited
  const changed: Item[] = []
  const conflicts: { id: string; item: Item | null }[] = []
  for (const request of items) {
    const stored = found.get(request.id)
    const outcome = stored && (await changeStored(context, actor, stored, { ...request, ...wanted }))
    if (outcome && !isRejected(outcome)) changed.push(outcome.item)
    else conflicts.push({ id: request.id, item: await currentItem(context, request.id) })
  }
  return { changed, conflicts }
}

async function currentItem(context: InboxContext, id: string): Promise<Item | null> {
  const stored = await context.storage.readSubmission(id)
  return stored ? toItem(context, stored) : null
}
