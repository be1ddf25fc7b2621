import type { BackendLog } from '../backend-log.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { CompanyLines } from '../mail/company-note.ts'
import type { Mail, SendResult } from '../mail/mail.ts'
import { createMailer } from '../mail/create-mailer.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { mailFolder, type BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import { DELIVERY_KINDS, type DeliveryKind } from '../storage/tables.ts'
import { createSubmissionDecrypter } from '../submissions/submission-decrypter.ts'
import { createOutbox } from './create-outbox.ts'
import { createDeliver } from './deliver.ts'

interface OutboxDependencies {
  readonly settings: BackendSettings
  readonly storage: Storage
  readonly keys: DataKeys
  /** Bounds how many confirmations one address gets. */
  readonly limiter: RateLimiter
  /** Added to mails to visitors. */
  readonly companyLines: CompanyLines
  readonly log: BackendLog
  /** Milliseconds since 1970. */
  readonly now: () => number
}

interface Outboxes {
  /** A submission was stored: its deliveries are due. */
  wake(): void
  /** Anything may be due, e.g. a reply of staff. */
  wakeAll(): void
  /** Sends a mail that belongs to no submission. */
  send(mail: Mail): Promise<SendResult>
  /** Finishes what is being delivered; the rest stays for the next start. */
  close(): Promise<void>
}

/** The deliveries of each submission. */
export function enabledDeliveries({ webhook }: BackendSettings): readonly DeliveryKind[] {
  return ['staff-mail', 'confirmation-mail', ...(webhook ? (['webhook'] as const) : [])]
}

/** One outbox for each kind of delivery, so that none delays another. Deliveries begin at once. */
export function startOutboxes(dependencies: OutboxDependencies): Outboxes {
  const { settings, storage, keys, limiter, companyLines, log, now } = dependencies
  const mailer = createMailer(settings.mail, mailFolder(settings))
  const decryptSubmission = createSubmissionDecrypter(storage, keys)
  const deliver = createDeliver({
    storage,
    decryptSubmission,
    mailer,
    settings,
    keys,
    limiter,
    companyLines,
    now,
  })
  const outboxes = DELIVERY_KINDS.map((kind) => ({
    kind,
    ...createOutbox({ kind, storage, deliver, log, now, random: Math.random }),
  }))
  const ofSubmissions = outboxes.filter(({ kind }) => enabledDeliveries(settings).includes(kind))
  return {
    wake() {
      for (const outbox of ofSubmissions) outbox.wake()
    },
    wakeAll() {
      for (const outbox of outboxes) outbox.wake()
    },
    send: (mail) => mailer.send(mail),
    async close() {
      mailer.close()
      await Promise.all(outboxes.map((outbox) => outbox.close()))
    },
  }
}
