import { MAX_COUNTED_IN_INBOX } from '../storage/max-counted-in-inbox.ts'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../storage/tables.ts'
import { auditListing } from './audit-listing.ts'
import { formsWithPermission, type Actor } from './actor.ts'
import type { ItemPage, ViewCounts } from './api/wire-types.ts'
import { inboxFilter, type Filter } from './filter.ts'
import type { InboxContext } from './inbox-context.ts'
import { knownForms } from './known-forms.ts'
import { firstPage, readPosition } from './paging.ts'
import { toItem } from './to-item.ts'
import { isRejected, type RejectedOperation } from './rejected-operation.ts'

export interface ListRequest extends Filter {
  /** From `next` of the page before. */
  readonly before?: string | undefined
  readonly limit?: number | undefined
}

const PAGE_SIZE = 50

/** Newest first, page by page; each is audited before it is read, and limited per person and hour. */
export async function listSubmissions(
  context: InboxContext,
  actor: Actor,
  { before, limit = PAGE_SIZE, ...filter }: ListRequest,
): Promise<ItemPage | RejectedOperation> {
  const position = readPosition(before)
  if (isRejected(position)) return position
  const selected = await inboxFilter(context, actor, filter)
  if (isRejected(selected)) return selected
  const { search } = selected
  const limited = await auditListing(context, actor, { filter, before: position, search })
  if (limited) return limited
  const found = await context.storage.listInbox({ ...selected, before: position, limit: limit + 1 })
  const { listed, next } = firstPage(found, limit)
  return {
    items: await Promise.all(listed.map((stored) => toItem(context, stored))),
    next,
    complete: search?.kind !== 'name' || (await isIndexed(context)),
  }
}

async function isIndexed({ storage }: InboxContext): Promise<boolean> {
  return (await storage.listUnindexed({ limit: 1 })).length === 0
}

/** How many there are in each view, as far as they are counted. */
export async function countViews(context: InboxContext, actor: Actor): Promise<ViewCounts> {
  const forms = formsWithPermission(actor, 'read', await knownForms(context))
  const { byStatus, mine, unassigned } = await context.storage.countInbox({ forms, assignee: actor.id })
  const sum = (...statuses: readonly SubmissionStatus[]) =>
    Math.min(
      MAX_COUNTED_IN_INBOX + 1,
      statuses.reduce((total, status) => total + byStatus[status], 0),
    )
  return {
    views: {
      new: sum('new', 'reopened'),
      mine,
      unassigned,
      quarantined: sum('quarantined'),
      handled: sum('handled'),
      all: sum(...SUBMISSION_STATUSES),
    },
    upTo: MAX_COUNTED_IN_INBOX,
  }
}
