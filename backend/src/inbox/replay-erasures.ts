import type { Erasure } from '../storage/commands/erasures.ts'
import type { Actor } from './actor.ts'
import { removePerson, removeTraces } from './erase-person.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'

const VACUUM_SECONDS = 40

/**
 * Repeats erasures after a restore: whoever was erased since the backup is removed again. What they sent after their
 * erasure stays. Which erasures: admin/restore.ts and admin/replay.ts.
 */
export async function replayErasures(
  context: InboxContext,
  actor: Actor,
  erasures: readonly Erasure[],
): Promise<{ readonly erasures: number; readonly submissions: number }> {
  await context.storage.recordErasures(erasures)
  let submissions = 0
  for (const { address_hash: hash, erased_at: erasedAt } of erasures)
    submissions += (await removePerson(context, hash, erasedAt)).submissions
  const replayed = { erasures: erasures.length, submissions }
  if (submissions > 0) await removeTraces(context, VACUUM_SECONDS)
  if (erasures.length > 0)
    await context.storage.appendAudit(auditEntry(context, actor, 'erase-replayed', null, replayed))
  return replayed
}
