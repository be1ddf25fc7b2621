import type { SubmissionChange, SubmissionChanged } from '../storage/commands/change-submission.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { Item } from './api/wire-types.ts'
import type { InboxContext } from './inbox-context.ts'
import { toItem } from './to-item.ts'
import { reject, type RejectedOperation } from './rejected-operation.ts'
import { STATUS_LABELS } from './status-labels.ts'
import { timelineOf, type TimelineEvent } from './timeline-of.ts'

type Change = Omit<SubmissionChange, 'id' | 'now' | 'version'> & { readonly version?: number | undefined }

/** Makes the change, or says why not. */
export async function applyChange(
  context: InboxContext,
  stored: StoredSubmission,
  change: Change,
  store: (change: SubmissionChange) => Promise<SubmissionChanged> = context.storage.changeSubmission,
): Promise<{ readonly item: Item } | RejectedOperation> {
  const version = change.version ?? stored.version
  const changed = await store({ ...change, id: stored.id, version, now: context.now() })
  switch (changed.kind) {
    case 'changed':
      return { item: await toItem(context, changed.submission) }
    case 'gone':
      return reject('not-found', 'There is no such submission. It may have been erased.')
    case 'conflict':
      return changed.submission.version === version
        ? notPossible(changed.submission)
        : changedMeanwhile(context, changed.submission, { ...change, version })
  }
}

function notPossible({ reference, status }: StoredSubmission): RejectedOperation {
  return reject(
    'not-possible',
    `${reference} cannot be changed this way: its status is "${STATUS_LABELS[status]}".`,
  )
}

/**
 * What happened since the version that the person saw: the latest changes, as many as there are versions between.
 * Nothing is wrong when that is what they ask for, e.g. because the response to their first request was lost.
 */
async function changedMeanwhile(
  context: InboxContext,
  current: StoredSubmission,
  change: Change & { readonly version: number },
): Promise<{ readonly item: Item } | RejectedOperation> {
  const changes = (await timelineOf(context, current)).filter(({ action }) => CHANGES.has(action))
  const item = await toItem(context, current)
  const missed = current.version - change.version
  if (missed === 1 && isSame(changes.at(-1), current, change)) return { item }
  return reject('changed', 'Someone else has changed this in the meantime.', {
    current: item,
    changes: changes.slice(-Math.max(1, missed)),
  })
}

/**
 * Whether the last change was made by the same person, and had the result that they ask for. A reply is another one.
 */
function isSame(
  last: TimelineEvent | undefined,
  { status, assignee }: StoredSubmission,
  { status: wantedStatus, assignee: wantedAssignee, audit }: Change,
): boolean {
  const requested = audit.at(-1)
  return (
    last?.action === requested?.action &&
    last?.action !== 'reply' &&
    last?.actor.id === requested?.actor.id &&
    (wantedStatus === undefined || status === wantedStatus) &&
    (wantedAssignee === undefined || assignee?.id === wantedAssignee?.id)
  )
}

const CHANGES: ReadonlySet<string> = new Set(['status', 'assign', 'release', 'reply', 'answered'])
