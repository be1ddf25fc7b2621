import { digestMail, MAX_LISTED } from '../mail/digest-mail.ts'
import type { Mail, SendResult } from '../mail/mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import type { BackendLog } from '../backend-log.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { FormReader } from '../submissions/decrypt-submission.ts'
import { dayOf } from '../submissions/deletion-day.ts'
import { plainAnswers } from '../submissions/encrypted-answers.ts'
import { readDigestProgress, writeDigestProgress, type DigestProgress } from './digest-progress.ts'
import { iterateInbox } from './export-submissions.ts'
import { knownForms } from './inbox-context.ts'
import { toItem, type Item } from './item.ts'

interface DigestDependencies {
  readonly storage: Storage
  readonly settings: BackendSettings
  readonly keys: DataKeys
  readonly formOf: FormReader
  readonly send: (mail: Mail) => Promise<SendResult>
  readonly log: Pick<BackendLog, 'warn'>
  readonly now: () => number
}

/** UTC. */
const HOUR_OF_DAY = 7
const HOUR_MS = 3_600_000

/**
 * Once a day, tells staff what was suspected of being spam: otherwise nobody would notice what is none. Called every
 * hour; of several site processes one sends. A mailbox that could not be reached is tried again an hour later, the
 * others are not; one that refuses for good gets only what comes after.
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
  if (!(await storage.useNonce({ nonce: `digest-${hour}`, expiresAt: time + HOUR_MS }))) return
  const until = isRetry ? progress.until : time
  const groups = await collect(dependencies, progress, until)
  const pending = Object.fromEntries([...groups].map(([id, { since }]) => [id, since]))
  await writeDigestProgress(storage, { until, pending })
  for (const [id, group] of groups) {
    if (!(await sendGroup(dependencies, day, id, group))) continue
    delete pending[id]
    await writeDigestProgress(storage, { until, pending })
  }
}

/** What one mailbox gets: the first items, and how many there are. */
interface Group {
  readonly mailbox: string
  /** Milliseconds since 1970. */
  readonly since: number
  readonly items: Item[]
  count: number
}

/** What was quarantined since the last digest of each mailbox and still is, by the mailbox's keyed hash. */
async function collect(
  context: DigestDependencies,
  progress: DigestProgress,
  until: number,
): Promise<ReadonlyMap<string, Group>> {
  const forms = await knownForms(context)
  const since = Math.min(progress.until, ...Object.values(progress.pending))
  const groups = new Map<string, Group>()
  for await (const stored of iterateInbox(context, { forms, statuses: ['quarantined'], since, until })) {
    const form = await context.formOf(stored)
    const mailbox = staffMailbox(context.settings.mail, { form, answers: plainAnswers(stored.answers) })
    const id = context.keys.hash('digest', mailbox)
    const group = groups.get(id) ?? {
      mailbox,
      since: progress.pending[id] ?? progress.until,
      items: [],
      count: 0,
    }
    if (stored.receivedAt < group.since) continue
    groups.set(id, group)
    group.count += 1
    if (group.items.length < MAX_LISTED) group.items.push(await toItem(context, stored))
  }
  return groups
}

/** Whether there is nothing more to do for this mailbox. */
async function sendGroup(
  { send, log }: DigestDependencies,
  day: string,
  id: string,
  { mailbox, items, count }: Group,
): Promise<boolean> {
  const result = await send(digestMail(day, `digest-${day}-${id.slice(0, 16)}`, mailbox, { items, count }))
  if (result.kind === 'sent') return true
  const { failure, permanent } = result
  log.warn({ event: 'digest-failed', mailbox: id.slice(0, 16), failure, permanent })
  return permanent
}
