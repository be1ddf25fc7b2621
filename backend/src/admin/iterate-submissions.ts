import type { SubmissionFilter, StoredSubmission } from '../storage/commands/submissions.ts'
import { SUBMISSION_STATUSES } from '../storage/tables.ts'
import { AdminError, optionText, type AdminContext, type Arguments } from './admin-context.ts'

const PAGE_SIZE = 200

/** All submissions that fit, in the order of arrival, however many there are. */
export async function* iterateSubmissions(
  { storage }: AdminContext,
  filter: Omit<SubmissionFilter, 'after' | 'limit'>,
): AsyncGenerator<StoredSubmission> {
  let after = 0
  for (;;) {
    const page = await storage.listSubmissions({ ...filter, after, limit: PAGE_SIZE })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE_SIZE) return
    after = last.seq
  }
}

/** `--form`, `--status` and `--since` as a filter. */
export function parseFilter(args: Arguments): Omit<SubmissionFilter, 'after' | 'limit'> {
  const form = optionText(args, 'form')
  const status = optionText(args, 'status')
  const since = optionText(args, 'since')
  const known = SUBMISSION_STATUSES.find((name) => name === status)
  if (status !== undefined && known === undefined) {
    throw new AdminError(`--status is one of ${SUBMISSION_STATUSES.join(', ')}.`)
  }
  return {
    ...(form !== undefined && { form }),
    ...(known !== undefined && { status: known }),
    ...(since !== undefined && { since: parseTime(since) }),
  }
}

function parseTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new AdminError('--since is a day or a time, e.g. 2026-11-20.')
  return time
}
