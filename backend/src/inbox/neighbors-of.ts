import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { auditListing } from './audit-listing.ts'
import type { Actor } from './actor.ts'
import { inboxFilter, type Filter } from './filter.ts'
import type { InboxContext } from './inbox-context.ts'
import { isRejected } from './rejected-operation.ts'

/** Ids of submissions; null: there is none. */
interface Neighbors {
  readonly previous: string | null
  readonly next: string | null
}

const NONE: Neighbors = { previous: null, next: null }

/**
 * The next newer and the next older submission in the list that the filter selects; none without a filter. That of a
 * search tells whether somebody has written, so it is counted and audited like one; none where no search is left.
 */
export async function neighborsOf(
  context: InboxContext,
  actor: Actor,
  { seq }: StoredSubmission,
  filter: Filter | undefined,
): Promise<Neighbors> {
  const selected = filter && (await inboxFilter(context, actor, filter))
  if (filter === undefined || selected === undefined || isRejected(selected)) return NONE
  const { search } = selected
  if (search && (await auditListing(context, actor, { filter, before: seq, search }))) return NONE
  const [newer] = await context.storage.listInbox({ ...selected, after: seq, limit: 1 })
  const [older] = await context.storage.listInbox({ ...selected, before: seq, limit: 1 })
  return { previous: newer?.id ?? null, next: older?.id ?? null }
}
