import { setTimeout as pause } from 'node:timers/promises'
import { removeMailFiles } from '../mail/mail-files.ts'
import { mailFolder } from '../settings.ts'
import type { AuditDetails } from '../storage/commands/audit-log.ts'
import type { PersonsSubmission } from '../storage/commands/deletion.ts'
import { hasPermission, type Actor } from './actor.ts'
import type { EraseReceipt } from './api/wire-types.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { recordErasure } from './erasure-journal.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { hashOf, mayEraseSomewhere } from './person-to-erase.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'

const BATCH_SIZE = 50
const VACUUM_PAUSE_MS = 1_000

interface EraseRequest {
  readonly email: string
  /** The address, typed once more. */
  readonly confirmation: string
  /** How many submissions the preview counted: what came since must be seen first. */
  readonly expected: number
  /** How long traces in the database's log are waited for, in seconds. */
  readonly vacuumSeconds: number
}

/**
 * Removes one person everywhere: submissions, files, notes, replies, what was to be sent, mail files, traces. Audited
 * before anything is removed, and again with what was.
 */
export async function erasePerson(
  context: InboxContext,
  actor: Actor,
  { email, confirmation, expected, vacuumSeconds }: EraseRequest,
): Promise<{ readonly receipt: EraseReceipt } | RejectedOperation> {
  if (!mayEraseSomewhere(actor)) return reject('forbidden', 'Your role does not allow erasures.')
  const hash = hashOf(context, email)
  if (isRejected(hash)) return hash
  if (hashOf(context, confirmation) !== hash)
    return reject('not-possible', 'The address that was typed again is another one.')
  const limited = await consumeStaffLimit(context, actor, 'erase')
  if (limited) return limited
  const found = await context.storage.findPerson({ emailHash: hash })
  if (found.some(({ form }) => !hasPermission(actor, 'erase', form)))
    return reject('forbidden', 'Some of it is in forms in which your role does not allow erasures.')
  if (found.length !== expected)
    return reject('not-possible', `There are ${found.length} submissions now. Look at them first.`)
  const audit = (details: AuditDetails) =>
    context.storage.appendAudit(auditEntry(context, actor, 'erase', null, details))
  const files = found.reduce((sum, one) => sum + one.files, 0)
  await audit({ state: 'started', submissions: found.length, files })
  const erasedAt = context.now()
  await recordErasure(context, { address_hash: hash, erased_at: erasedAt })
  const removed = await removePerson(context, hash)
  const tracesRemoved = await removeTraces(context, vacuumSeconds)
  const receipt = { erasedAt, ...removed, tracesRemoved }
  await audit({ state: 'finished', ...removed })
  return { receipt }
}

const NO_REMOVALS = { submissions: 0, files: 0, deliveries: 0, notes: 0, replies: 0, mails: 0 }
type Removed = typeof NO_REMOVALS

/**
 * Everything that was received up to `until` (always without it), a few at a time so that other writers do not wait.
 */
export async function removePerson(
  { storage, settings }: Pick<InboxContext, 'storage' | 'settings'>,
  hash: string,
  until?: number,
): Promise<Removed> {
  const removed = { ...NO_REMOVALS }
  for (;;) {
    const found: readonly PersonsSubmission[] = await storage.findPerson({
      emailHash: hash,
      ...(until !== undefined && { until }),
    })
    if (found.length === 0) return removed
    const batch = await storage.deleteSubmissions(found.slice(0, BATCH_SIZE))
    removed.submissions += batch.submissions
    removed.files += batch.files
    removed.deliveries += batch.deliveries
    removed.notes += batch.notes
    removed.replies += batch.replies
    removed.mails += await removeMailFiles(mailFolder(settings), batch.references)
  }
}

/** Retries once a second: a reader of the database may block it. */
export async function removeTraces(
  { storage }: Pick<InboxContext, 'storage'>,
  seconds: number,
): Promise<boolean> {
  for (let attempt = 0; attempt < seconds; attempt++) {
    if (await storage.checkpointAndVacuum()) return true
    await pause(VACUUM_PAUSE_MS)
  }
  return storage.checkpointAndVacuum()
}
