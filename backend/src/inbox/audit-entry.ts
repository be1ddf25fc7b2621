import type { AuditAction, AuditDetails, AuditEntry } from '../storage/commands/audit-log.ts'
import { newId } from '../submissions/new-id.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'

interface Subject {
  readonly form: string
  readonly reference: string | null
}

/** An entry of the audit log. `details` hold facts about the action, never an answer. */
export function auditEntry(
  { now }: Pick<InboxContext, 'now'>,
  { id, name }: Actor,
  action: AuditAction,
  subject: Subject | null,
  details: AuditDetails = {},
): AuditEntry {
  return {
    id: newId(now()),
    at: now(),
    actor: { id, name },
    action,
    form: subject?.form ?? null,
    reference: subject?.reference ?? null,
    details,
  }
}
