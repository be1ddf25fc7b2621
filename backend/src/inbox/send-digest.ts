import { digestMail } from '../mail/digest-mail.ts'
import type { Mail, SendResult } from '../mail/mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { FormReader } from '../submissions/decrypt-submission.ts'
import { dayOf } from '../submissions/deletion-day.ts'
import { plainAnswers } from '../submissions/encrypted-answers.ts'
import { iterateInbox } from './export-submissions.ts'
import { knownForms } from './inbox-context.ts'
import { toItem, type Item } from './item.ts'

interface DigestDependencies {
  readonly storage: Storage
  readonly settings: BackendSettings
  readonly keys: DataKeys
  readonly formOf: FormReader
  readonly send: (mail: Mail) => Promise<SendResult>
  readonly now: () => number
}

/** Key-value: until when what was quarantined has been reported, in milliseconds. */
const REPORTED_UNTIL = 'digest-reported-until'
/** UTC. */
const HOUR_OF_DAY = 7
const HOUR_MS = 3_600_000

/**
 * Once a day, tells staff what was suspected of being spam: otherwise nobody would notice what is none. Called every
 * hour; of several site processes one sends. What could not be sent is tried again an hour later.
 */
export async function sendDigest(dependencies: DigestDependencies): Promise<void> {
  const { storage, now } = dependencies
  const time = now()
  const day = dayOf(time)
  if (new Date(time).getUTCHours() < HOUR_OF_DAY) return
  const reportedUntil = Number((await storage.readValue(REPORTED_UNTIL)) ?? 0)
  if (dayOf(reportedUntil) === day) return
  const hour = Math.floor(time / HOUR_MS)
  if (!(await storage.useNonce({ nonce: `digest-${hour}`, expiresAt: time + HOUR_MS }))) return
  const byMailbox = await collect(dependencies, reportedUntil, time)
  for (const [mailbox, items] of byMailbox) {
    const id = `digest-${day}-${dependencies.keys.hash('digest', mailbox).slice(0, 16)}`
    const { kind } = await dependencies.send(digestMail(day, id, mailbox, items))
    if (kind === 'failed') return
  }
  await storage.writeValue({ name: REPORTED_UNTIL, value: String(time) })
}

/** What was quarantined in this time and still is, for whom it would have been. */
async function collect(
  context: DigestDependencies,
  since: number,
  until: number,
): Promise<ReadonlyMap<string, readonly Item[]>> {
  const forms = await knownForms(context)
  const byMailbox = new Map<string, Item[]>()
  for await (const stored of iterateInbox(context, { forms, statuses: ['quarantined'], since, until })) {
    const form = await context.formOf(stored)
    const mailbox = staffMailbox(context.settings.mail, { form, answers: plainAnswers(stored.answers) })
    byMailbox.set(mailbox, [...(byMailbox.get(mailbox) ?? []), await toItem(context, stored)])
  }
  return byMailbox
}
