import { createHash } from 'node:crypto'
import type { AuditEntry } from '../storage/commands/audit-log.ts'
import type { InboxContext } from './inbox-context.ts'

const HOUR_MS = 3_600_000

type Log = Pick<InboxContext, 'storage'>

/**
 * Audits that somebody reads, once in each hour of the clock: reading the same again is one access. One statement both
 * writes and remembers, so that nothing is read unaudited after a failure. Throws when the entry cannot be stored.
 */
export async function auditAccess({ storage }: Log, entry: AuditEntry): Promise<void> {
  await storage.appendAudit({ ...entry, id: accessId(entry) })
}

/** Whether the same was read and audited in this hour of the clock. */
export function wasAccessed({ storage }: Log, entry: AuditEntry): Promise<boolean> {
  return storage.hasAuditEntry({ id: accessId(entry) })
}

/** Not keyed: everything in it is in the entry, and lists can be read without the data key. */
function accessId({ at, actor, action, reference, details }: AuditEntry): string {
  const access = JSON.stringify([Math.floor(at / HOUR_MS), actor.id, action, reference, details])
  return createHash('sha256').update(access).digest('base64url')
}
