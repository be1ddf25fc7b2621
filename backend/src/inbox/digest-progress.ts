import * as v from 'valibot'
import type { Storage } from '../storage/storage.ts'

/** How far staff are notified of suspected spam. Times are milliseconds since 1970. */
export interface DigestProgress {
  /** Until when everybody was notified, but for those in `pending`. */
  readonly until: number
  /** Mailboxes, as keyed hashes, whose mail is still to be sent, and since when they have not been notified. */
  readonly pending: Readonly<Record<string, number>>
  /** Since when each of them has failed. */
  readonly failing: Readonly<Record<string, number>>
}

const NAME = 'digest-progress'
/** An older version stored only a time. */
const OLD_NAME = 'digest-reported-until'
const times = v.record(v.string(), v.number())
const progressSchema = v.object({ until: v.number(), pending: times, failing: v.optional(times, {}) })

/** Reads it from storage; one that an earlier version stored begins where that ended. */
export async function readDigestProgress(storage: Pick<Storage, 'readValue'>): Promise<DigestProgress> {
  const stored = await storage.readValue(NAME)
  if (stored !== undefined) return v.parse(progressSchema, JSON.parse(stored))
  return { until: Number((await storage.readValue(OLD_NAME)) ?? 0), pending: {}, failing: {} }
}

/** Stores it for the next run, also after a restart. */
export async function writeDigestProgress(
  storage: Pick<Storage, 'writeValue'>,
  progress: DigestProgress,
): Promise<void> {
  await storage.writeValue({ name: NAME, value: JSON.stringify(progress) })
}
