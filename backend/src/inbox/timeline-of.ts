import type { AuditAction, AuditEntry } from '../storage/commands/audit-log.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { InboxContext } from './inbox-context.ts'

export type TimelineEvent = Omit<AuditEntry, 'action'> & { readonly action: AuditAction | 'received' }

const MAX_EVENTS = 200
/** Reading is accounted for in the audit log, and would hide what happened. */
const NOT_IN_TIMELINE: ReadonlySet<AuditAction> = new Set(['show', 'list'])

/** What happened to a submission since it was received, oldest first. */
export async function timelineOf(
  { storage }: InboxContext,
  { reference, form, receivedAt, id }: StoredSubmission,
): Promise<TimelineEvent[]> {
  const entries = await storage.listAudit({ forms: null, reference, limit: MAX_EVENTS })
  const received: TimelineEvent = {
    id,
    at: receivedAt,
    actor: { id: '', name: '' },
    action: 'received',
    form,
    reference,
    details: {},
  }
  const events = entries.filter(({ action }) => !NOT_IN_TIMELINE.has(action)).toReversed()
  return [received, ...events.map(({ seq: _seq, ...event }) => event)]
}
