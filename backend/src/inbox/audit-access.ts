import type { AuditEntry } from '../storage/commands/audit-log.ts'
import type { InboxContext } from './inbox-context.ts'

const HOUR_MS = 3_600_000

/**
 * Audits that somebody reads, once in each hour of the clock: reading the same again is one access. One statement both
 * writes and remembers, so that nothing is read unaudited after a failure. Throws when the entry cannot be stored.
 */
export async function auditAccess(
  { storage, keys }: Pick<InboxContext, 'storage' | 'keys'>,
  entry: AuditEntry,
): Promise<void> {
  const { at, actor, action, reference, details } = entry
  const access = JSON.stringify([Math.floor(at / HOUR_MS), actor.id, action, reference, details])
  await storage.appendAudit({ ...entry, id: keys.hash('audited access', access) })
}
