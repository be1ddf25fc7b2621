import { createByteBudget } from './byte-budget.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import { companyNote, type CompanyLines } from '../mail/company-note.ts'
import { confirmationMail } from '../mail/confirmation-mail.ts'
import type { Mail, Mailer, SendResult } from '../mail/mail.ts'
import { replyMail } from '../mail/reply-mail.ts'
import { staffMail } from '../mail/staff-mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import { decryptReply } from '../inbox/staff-text.ts'
import type { BackendSettings } from '../settings.ts'
import type { Delivery } from '../storage/commands/outbox.ts'
import type { Storage } from '../storage/storage.ts'
import { addressHash } from '../submissions/address-hash.ts'
import { inspectFiles } from '../submissions/inspect-files.ts'
import type { DecryptedSubmission, SubmissionDecrypter } from '../submissions/decrypt-submission.ts'
import { postWebhook } from './webhook.ts'

interface DeliverDependencies {
  readonly storage: Storage
  readonly decryptSubmission: SubmissionDecrypter
  readonly mailer: Mailer
  readonly settings: Pick<BackendSettings, 'mail' | 'webhook' | 'maxUploadMegabytes'>
  readonly keys: DataKeys
  /** Bounds how many confirmations one address gets. */
  readonly limiter: RateLimiter
  readonly companyLines: CompanyLines
  readonly now: () => number
}

export type DeliveryResult =
  | SendResult
  | { readonly kind: 'skipped'; readonly failure: string }
  /** It could not be tried yet. */
  | { readonly kind: 'postponed' }

const MEGABYTE = 1024 * 1024
/** For the attachments of all mails under way; and never less than a few of the largest. */
const ATTACHMENT_BUDGET_MEGABYTES = 48
const LARGEST_AT_ONCE = 4

/** Notifies one recipient of one submission. Throws only when storage cannot be read. */
export function createDeliver(dependencies: DeliverDependencies) {
  const { storage, decryptSubmission, mailer, settings } = dependencies
  const megabytes = Math.max(ATTACHMENT_BUDGET_MEGABYTES, LARGEST_AT_ONCE * settings.maxUploadMegabytes)
  const attachments = createByteBudget(megabytes * MEGABYTE)

  return async function deliver(delivery: Delivery): Promise<DeliveryResult> {
    const stored = await storage.readSubmission(delivery.submissionId)
    if (!stored) return { kind: 'skipped', failure: 'submission removed' }
    const submission = await decryptSubmission(stored)
    switch (delivery.kind) {
      case 'staff-mail':
        return notifyStaff(delivery, submission)
      case 'confirmation-mail':
        return confirm(delivery, submission)
      case 'webhook':
        return post(delivery, submission)
      case 'reply-mail':
        return reply(delivery, submission)
    }
  }

  /** A mail that waits for a slow server holds its attachments in memory, so these are bounded. */
  async function notifyStaff(delivery: Delivery, submission: DecryptedSubmission): Promise<DeliveryResult> {
    const reservation = attachments.open()
    try {
      if (!reservation.reserve(attachedBytes(submission))) return { kind: 'postponed' }
      return await send(await toStaff(delivery, submission), submission.id)
    } finally {
      reservation.release()
    }
  }

  async function toStaff(delivery: Delivery, submission: DecryptedSubmission): Promise<Mail> {
    const stored = await storage.readFiles({ id: submission.id })
    const files = await inspectFiles(dependencies.keys, submission.id, stored)
    return staffMail(delivery.id, staffMailbox(settings.mail, submission), submission, files)
  }

  async function confirm(delivery: Delivery, submission: DecryptedSubmission): Promise<DeliveryResult> {
    const replyTo = staffMailbox(settings.mail, submission)
    const mail = confirmationMail(delivery.id, replyTo, submission, await readCompanyNote())
    if (!mail) return { kind: 'skipped', failure: 'no usable address' }
    if (delivery.attempts === 0 && !(await mayConfirm(mail.to))) {
      return { kind: 'skipped', failure: 'enough confirmations to this address' }
    }
    return send(mail, submission.id)
  }

  /** An erasure that ran meanwhile did not find the file of this mail. */
  async function send(mail: Mail, submissionId: string): Promise<DeliveryResult> {
    const result = await mailer.send(mail)
    if (mailer.discard && !(await storage.readSubmission(submissionId))) await mailer.discard(mail.fileName)
    return result
  }

  async function reply(delivery: Delivery, submission: DecryptedSubmission): Promise<DeliveryResult> {
    const stored = await storage.readReply({ id: delivery.id })
    if (!stored) return { kind: 'skipped', failure: 'reply removed' }
    const text = decryptReply(dependencies.keys, submission.id, stored)
    const replyTo = staffMailbox(settings.mail, submission)
    const mail = replyMail(delivery.id, replyTo, submission, { ...text, company: await readCompanyNote() })
    return mail ? send(mail, submission.id) : { kind: 'skipped', failure: 'no usable address' }
  }

  async function readCompanyNote() {
    return companyNote(await dependencies.companyLines())
  }

  async function mayConfirm(address: string): Promise<boolean> {
    const key = `confirmation ${addressHash(dependencies.keys, address)}`
    return (await dependencies.limiter.consume(key, [CONFIRMATIONS])).ok
  }

  async function post(delivery: Delivery, submission: DecryptedSubmission): Promise<DeliveryResult> {
    if (!settings.webhook) return { kind: 'skipped', failure: 'no webhook is set' }
    const files = await storage.readFiles({ id: submission.id })
    return postWebhook(settings.webhook, delivery.id, submission, files, dependencies.now())
  }
}

function attachedBytes({ answers }: DecryptedSubmission): number {
  const sizes = Object.values(answers).map((answer) => (typeof answer === 'object' ? answer.size : 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Enough for somebody who fills in several forms, too few to pester a stranger. */
const CONFIRMATIONS = { count: 3, windowMs: 24 * 3_600_000 }
