import type { InboxSelection } from '../storage/commands/inbox.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { InboxContext } from './inbox-context.ts'

const PAGE_SIZE = 100

/** All that fit, newest first, however many there are. */
export async function* iterateInbox(
  { storage }: Pick<InboxContext, 'storage'>,
  filter: InboxSelection,
): AsyncGenerator<StoredSubmission> {
  let { before } = filter
  for (;;) {
    const page = await storage.listInbox({ ...filter, before, limit: PAGE_SIZE })
    yield* page
    if (page.length < PAGE_SIZE) return
    before = page.at(-1)?.seq
  }
}
