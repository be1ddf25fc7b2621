import type { AuditDetails } from '../storage/commands/audit-log.ts'
import type { InboxSearch } from '../storage/commands/inbox.ts'
import type { Actor } from './actor.ts'
import { auditAccess, wasAccessed } from './audit-access.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import type { Filter } from './filter.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import type { RejectedOperation } from './rejected-operation.ts'

interface ListedPage {
  readonly filter: Filter
  /** Where the page begins; undefined: with the newest. */
  readonly before: number | undefined
  readonly search: InboxSearch | undefined
}

/**
 * A list shows names, so each page of it is counted and audited before it is read: once an hour, because the inbox
 * loads the page that is open again and again. A search is counted and audited every time, and what was searched for is
 * not written down. A rejection when the person has read as much as anybody may in an hour.
 */
export async function auditListing(
  context: InboxContext,
  actor: Actor,
  page: ListedPage,
): Promise<RejectedOperation | undefined> {
  const entry = auditEntry(context, actor, 'list', null, detailsOf(page))
  const isSearch = page.search !== undefined
  if (!isSearch && (await wasAccessed(context, entry))) return undefined
  const limited = await consumeStaffLimit(context, actor, 'list')
  if (limited) return limited
  await (isSearch ? context.storage.appendAudit(entry) : auditAccess(context, entry))
  return undefined
}

/** Everything that tells one page from another, but for what was searched for. */
function detailsOf({ filter, before, search }: ListedPage): AuditDetails {
  const { view = 'all', forms, statuses, assignee, since, until } = filter
  return {
    view,
    ...(forms && { forms }),
    ...(statuses && { statuses }),
    ...(assignee !== undefined && { assignee: assignee ?? 'nobody' }),
    ...(since !== undefined && { since: asTime(since) }),
    ...(until !== undefined && { until: asTime(until) }),
    ...(search && { search: search.kind }),
    ...(before !== undefined && { position: before }),
  }
}

/** The number itself where there is no such time. */
function asTime(milliseconds: number): string | number {
  const time = new Date(milliseconds)
  return Number.isNaN(time.getTime()) ? milliseconds : time.toISOString()
}
