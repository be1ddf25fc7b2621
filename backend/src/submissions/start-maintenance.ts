import type { BackendLog } from '../backend-log.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { Actor } from '../inbox/actor.ts'
import { auditEntry } from '../inbox/audit-entry.ts'
import { checkClock, recordClock } from './clock-check.ts'
import { encryptStoredFiles } from './encrypt-stored-files.ts'
import { purgeDue } from './purge-due.ts'

const HOUR_MS = 3_600_000
const FIRST_AFTER_MS = 60_000
/** How long a completed delivery stays listed. */
const RETAIN_DELIVERED_MS = 30 * 24 * HOUR_MS
/** Two years, and a day for clocks that differ: the database rejects the removal of younger entries. */
const RETAIN_AUDIT_MS = 731 * 24 * HOUR_MS
const BATCH_SIZE = 500

interface MaintenanceDependencies {
  readonly storage: Storage
  readonly keys: DataKeys
  readonly mailFolder: string
  readonly log: BackendLog
  readonly now: () => number
  /** What else is done every hour: each on its own, so that none prevents another. */
  readonly tasks: readonly ((isStopped: () => boolean) => Promise<unknown>)[]
}

/**
 * Every hour: deletes what has expired or reached its day of deletion, and encrypts what an older version did not.
 * Returns a function that stops it.
 */
export function startMaintenance(dependencies: MaintenanceDependencies): () => void {
  const { log, tasks } = dependencies
  let isStopped = false
  const run = () => {
    for (const task of [() => runMaintenance(dependencies), ...tasks])
      void task(() => isStopped).catch((error: unknown) => {
        log.warn({ event: 'housekeeping-failed', error: error instanceof Error ? error.name : 'unknown' })
      })
  }
  const first = setTimeout(run, FIRST_AFTER_MS).unref()
  const hourly = setInterval(run, HOUR_MS).unref()
  return () => {
    isStopped = true
    clearTimeout(first)
    clearInterval(hourly)
  }
}

/** One run. After a clock jump nothing is deleted: an operator runs the purge when the clock is right. */
async function runMaintenance({
  storage,
  keys,
  mailFolder,
  log,
  now,
}: MaintenanceDependencies): Promise<void> {
  await deleteExpired(storage, now(), 0)
  const encrypted = await encryptStoredFiles(storage, keys)
  if (encrypted > 0) log.info({ event: 'files-encrypted', files: encrypted })
  const clock = await checkClock(storage, now())
  if (clock.kind === 'jumped')
    return log.error({ event: 'clock-jumped', lastSeen: clock.lastSeen, now: now() })
  await recordClock(storage, now())
  await deleteExpired(storage, now(), now() - RETAIN_AUDIT_MS)
  const purged = await purgeDue(storage, mailFolder, now())
  if (purged.submissions === 0) return
  log.info({ event: 'purged', ...purged })
  await storage.appendAudit(auditEntry({ now }, RETENTION, 'purge', null, { ...purged }))
  await storage.checkpointAndVacuum()
}

/** The actor in the audit log for what the retention rules removed. */
const RETENTION: Actor = { id: 'retention', name: 'Retention rules', permissions: 'all' }

async function deleteExpired(storage: Storage, now: number, auditBefore: number): Promise<void> {
  const expired = {
    now,
    deliveredBefore: now - RETAIN_DELIVERED_MS,
    auditBefore,
    limit: BATCH_SIZE,
  }
  let deleted = 0
  do deleted = await storage.deleteExpired(expired)
  while (deleted > 0)
}
