import type { SubmissionFilter, StoredSubmission } from '../storage/commands/submissions.ts'
import { SUBMISSION_STATUSES } from '../storage/tables.ts'
import { DeskError, optionText, type Desk, type Words } from './admin-context.ts'

const AT_ONCE = 200

/** All submissions that fit, in the order of arrival, however many there are. */
export async function* walkSubmissions(
  { storage }: Desk,
  filter: Omit<SubmissionFilter, 'after' | 'limit'>,
): AsyncGenerator<StoredSubmission> {
  let after = 0
  for (;;) {
    const page = await storage.listSubmissions({ ...filter, after, limit: AT_ONCE })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) return
    after = last.seq
  }
}

/** `--form`, `--status` and `--since` as a filter. */
export function filterFrom(words: Words): Omit<SubmissionFilter, 'after' | 'limit'> {
  const form = optionText(words, 'form')
  const status = optionText(words, 'status')
  const since = optionText(words, 'since')
  const known = SUBMISSION_STATUSES.find((name) => name === status)
  if (status !== undefined && known === undefined) {
    throw new DeskError(`--status is one of ${SUBMISSION_STATUSES.join(', ')}.`)
  }
  return {
    ...(form !== undefined && { form }),
    ...(known !== undefined && { status: known }),
    ...(since !== undefined && { since: timeOf(since) }),
  }
}

function timeOf(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new DeskError('--since is a day or a time, e.g. 2026-11-20.')
  return time
}
