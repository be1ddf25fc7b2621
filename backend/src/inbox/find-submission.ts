import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { hasPermission, type Actor, type InboxPermission } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { FORBIDDEN, isRejected, reject, type RejectedOperation } from './rejected-operation.ts'
import { consumeStaffLimit } from './staff-limits.ts'

/** The submission with this id or reference, however the reference is written, if the actor has the permission. */
export async function findPermitted(
  { storage }: InboxContext,
  actor: Actor,
  idOrReference: string,
  permission: InboxPermission,
): Promise<StoredSubmission | RejectedOperation> {
  const stored = await storage.readSubmission(asReference(idOrReference) ?? idOrReference)
  if (!stored) return reject('not-found', 'There is no such submission. It may have been erased.')
  return hasPermission(actor, permission, stored.form) ? stored : FORBIDDEN
}

/** The submission, if the person may change it and has changes left in this hour; it is counted as one. */
export async function findForChange(
  context: InboxContext,
  actor: Actor,
  id: string,
): Promise<StoredSubmission | RejectedOperation> {
  const stored = await findPermitted(context, actor, id, 'change')
  return isRejected(stored) ? stored : ((await consumeStaffLimit(context, actor, 'change')) ?? stored)
}

const WITHOUT_SIGNS = /^(?:BW)?(?<slot>[2-9A-HJKMNP-TV-Z]{4})(?<number>[2-9A-HJKMNP-TV-Z]{5})$/u

/** A reference as it is stored, from one that somebody typed, e.g. 'bw 2345 6789a'; undefined when it is none. */
export function asReference(text: string): string | undefined {
  const { slot, number } = WITHOUT_SIGNS.exec(text.toUpperCase().replaceAll(/[\s-]/gu, ''))?.groups ?? {}
  if (slot === undefined || number === undefined) return undefined
  // Nine letters without BW and without a digit are a name.
  const isName = !/^\s*bw/iu.test(text) && !/\d/u.test(text)
  return isName ? undefined : `BW-${slot}-${number}`
}
