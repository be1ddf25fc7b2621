import type { BackendLog } from '../backend-log.ts'
import { digestMail } from '../mail/digest-mail.ts'
import type { Mail, SendResult } from '../mail/mail.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { FormReader } from '../submissions/submission-decrypter.ts'
import { dayOf } from '../submissions/deletion-day.ts'
import { collectDigests, type Digest } from './collect-digests.ts'
import { readDigestProgress, writeDigestProgress } from './digest-progress.ts'

interface DigestDependencies {
  readonly storage: Storage
  readonly settings: BackendSettings
  readonly keys: DataKeys
  readonly formOf: FormReader
  readonly send: (mail: Mail) => Promise<SendResult>
  readonly log: Pick<BackendLog, 'warn' | 'error'>
  readonly now: () => number
}

/** The hour of the day, in UTC, from which digests are sent. */
const HOUR_OF_DAY = 7
const HOUR_MS = 3_600_000
/** As long as any mail is retried. */
const GIVEN_UP_AFTER_MS = 72 * HOUR_MS

/**
 * Once a day, notifies staff of suspected spam: otherwise nobody would notice what was suspected wrongly. Called every
 * hour; of several site processes one sends. A mailbox that did not get its mail is tried again an hour later, whatever
 * the reason, and the others are not. After three days it is given up: it gets only what comes after.
 */
export async function sendDigest(dependencies: DigestDependencies): Promise<void> {
  const { storage, now } = dependencies
  const time = now()
  const day = dayOf(time)
  if (new Date(time).getUTCHours() < HOUR_OF_DAY) return
  const progress = await readDigestProgress(storage)
  const isRetry = dayOf(progress.until) === day
  if (isRetry && Object.keys(progress.pending).length === 0) return
  const hour = Math.floor(time / HOUR_MS)
  if (!(await storage.consumeNonce({ nonce: `digest-${hour}`, expiresAt: time + HOUR_MS }))) return
  const until = isRetry ? progress.until : time
  const digests = await collectDigests(dependencies, progress, until)
  const pending = Object.fromEntries([...digests].map(([id, { since }]) => [id, since]))
  const failing = Object.fromEntries(Object.entries(progress.failing).filter(([id]) => digests.has(id)))
  await writeDigestProgress(storage, { until, pending, failing })
  for (const [id, digest] of digests) {
    failing[id] ??= time
    if (!(await sendOne(dependencies, day, id, digest, time - failing[id] >= GIVEN_UP_AFTER_MS))) continue
    delete pending[id]
    delete failing[id]
    await writeDigestProgress(storage, { until, pending, failing })
  }
  await writeDigestProgress(storage, { until, pending, failing })
}

/** Whether there is nothing more to do for this mailbox. */
async function sendOne(
  { send, log }: DigestDependencies,
  day: string,
  id: string,
  { mailbox, items, count }: Digest,
  isLastTry: boolean,
): Promise<boolean> {
  const name = id.slice(0, 16)
  const result = await send(digestMail(day, `digest-${day}-${name}`, mailbox, { items, count }))
  if (result.kind === 'sent') return true
  const { failure } = result
  if (isLastTry) log.error({ event: 'digest-dead', mailbox: name, failure })
  else log.warn({ event: 'digest-failed', mailbox: name, failure })
  return isLastTry
}
