import type { AuditEntry } from '../storage/commands/audit-log.ts'
import type { StaffMember, StoredSubmission } from '../storage/commands/submissions.ts'
import { OPEN_STATUSES, SUBMISSION_STATUSES, type SubmissionStatus } from '../storage/tables.ts'
import type { Actor } from './actor.ts'
import type { Item } from './api/wire-types.ts'
import { applyChange } from './apply-change.ts'
import { auditEntry } from './audit-entry.ts'
import { findForChange } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'

/** The statuses that staff set, each with those from which it can be reached. */
const REACHED_FROM = {
  'in-progress': ['new', 'reopened'],
  handled: OPEN_STATUSES,
  reopened: ['handled'],
  quarantined: OPEN_STATUSES,
} as const satisfies Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>>

type SettableStatus = keyof typeof REACHED_FROM
export const SETTABLE_STATUSES = Object.keys(REACHED_FROM) as readonly SettableStatus[]

export interface ChangeRequest {
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

export const NOTHING_TO_CHANGE = reject('invalid', 'There is nothing to change.')

/** Whether a request asks for no change. */
export function isEmpty({ status, assignee }: Pick<ChangeRequest, 'status' | 'assignee'>): boolean {
  return status === undefined && assignee === undefined
}

/** Makes the change that was asked for, of a submission that was found. */
export function changeStored(
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

/** Releases a quarantined submission (suspected spam): staff, visitor and webhook are notified now. */
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
