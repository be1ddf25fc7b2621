import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { Actor } from './actor.ts'
import { inboxFilter, type Filter } from './filter.ts'
import type { InboxContext } from './inbox-context.ts'
import { isRefusal } from './refusal.ts'

/** Ids of submissions; null: there is none. */
interface Neighbors {
  readonly previous: string | null
  readonly next: string | null
}

/** The next newer and the next older submission in the list that the filter selects; none without a filter. */
export async function neighborsOf(
  context: InboxContext,
  actor: Actor,
  { seq }: StoredSubmission,
  filter: Filter | undefined,
): Promise<Neighbors> {
  const selected = filter && (await inboxFilter(context, actor, filter))
  if (selected === undefined || isRefusal(selected)) return { previous: null, next: null }
  const [newer] = await context.storage.listInbox({ ...selected, after: seq, limit: 1 })
  const [older] = await context.storage.listInbox({ ...selected, before: seq, limit: 1 })
  return { previous: newer?.id ?? null, next: older?.id ?? null }
}
