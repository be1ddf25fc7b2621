import type { AuditEntry } from '../storage/commands/audit-log.ts'
import type { SubmissionChange, SubmissionChanged } from '../storage/commands/change-submission.ts'
import type { StaffMember, StoredSubmission } from '../storage/commands/submissions.ts'
import { OPEN_STATUSES, SUBMISSION_STATUSES, type SubmissionStatus } from '../storage/tables.ts'
import type { Actor } from './actor.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import type { Item } from './api/wire-types.ts'
import { findPermitted } from './find-submission.ts'
import { auditEntry, type InboxContext } from './inbox-context.ts'
import { STATUS_LABELS, toItem } from './item.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'
import { timelineOf, type TimelineEvent } from './timeline.ts'

/** The statuses that staff set, each with those from which it can be reached. */
const REACHED_FROM = {
  'in-progress': ['new', 'reopened'],
  handled: OPEN_STATUSES,
  reopened: ['handled'],
  quarantined: OPEN_STATUSES,
} as const satisfies Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>>

type SettableStatus = keyof typeof REACHED_FROM
export const SETTABLE_STATUSES = Object.keys(REACHED_FROM) as readonly SettableStatus[]

interface ChangeRequest {
  readonly id: string
  /** What the person saw; without it the change applies to whatever there is now. */
  readonly version?: number | undefined
  readonly status?: SettableStatus | undefined
  readonly assignee?: StaffMember | null | undefined
}

/** Sets status or assignee, or both. A rejection with what changed, when somebody else was first. */
export async function changeStatus(
  context: InboxContext,
  actor: Actor,
  request: ChangeRequest,
): Promise<{ readonly item: Item } | RejectedOperation> {
  if (isEmpty(request)) return NOTHING_TO_CHANGE
  const stored = await findForChange(context, actor, request.id)
  return isRejected(stored) ? stored : changeStored(context, actor, stored, request)
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

const NOTHING_TO_CHANGE = reject('invalid', 'Nothing is to be changed.')

function isEmpty({ status, assignee }: Pick<ChangeRequest, 'status' | 'assignee'>): boolean {
  return status === undefined && assignee === undefined
}

function changeStored(
  context: InboxContext,
  actor: Actor,
  stored: StoredSubmission,
  { version, status, assignee }: ChangeRequest,
): Promise<{ readonly item: Item } | RejectedOperation> {
  const audit: AuditEntry[] = []
  if (status !== undefined)
    audit.push(auditEntry(context, actor, 'status', stored, { from: stored.status, to: status }))
  if (assignee !== undefined)
    audit.push(auditEntry(context, actor, 'assign', stored, assignment(stored.assignee, assignee)))
  const from = status === undefined ? SUBMISSION_STATUSES : REACHED_FROM[status]
  return applyChange(context, stored, { version, from, status, assignee, audit })
}

function assignment(from: StaffMember | null, to: StaffMember | null) {
  return { from: from?.name ?? null, to: to?.name ?? null, toId: to?.id ?? null }
}

/** Releases what was suspected of being spam: staff, visitor and webhook are notified now. */
export async function releaseSubmission(
  context: InboxContext,
  actor: Actor,
  { id, version }: Pick<ChangeRequest, 'id' | 'version'>,
): Promise<{ readonly item: Item } | RejectedOperation> {
  const stored = await findForChange(context, actor, id)
  if (isRejected(stored)) return stored
  const audit = [auditEntry(context, actor, 'release', stored)]
  const released = await applyChange(context, stored, {
    version,
    from: ['quarantined'],
    status: 'new',
    audit,
  })
  context.onDeliveryDue?.()
  return released
}

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
 * What happened since the version that the person saw: the latest changes, as many as there are versions between. Nothing
 * is wrong when that is what they ask for, e.g. because the response to their first request was lost.
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
  return reject('changed', 'Somebody else has changed this meanwhile.', {
    current: item,
    changes: changes.slice(-Math.max(1, missed)),
  })
}

/** Whether the last change was made by the same person, and had the result that they ask for. A reply is another one. */
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

interface BulkRequest {
  readonly items: readonly { readonly id: string; readonly version: number }[]
  readonly status?: SettableStatus | undefined
  readonly assignee?: StaffMember | null | undefined
}

interface BulkResult {
  readonly changed: readonly Item[]
  /** `item` as it is now; null: it is gone. */
  readonly conflicts: readonly { readonly id: string; readonly item: Item | null }[]
}

/** The same change of many, each on its own. Nothing is changed when one is of a form that the person may not change. */
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
