import type { DataKeys } from '../keys/data-keys.ts'
import { companyNote, type CompanyLines } from '../mail/company-note.ts'
import type { Mail, Mailer, SendResult } from '../mail/mail.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { SubmissionDecrypter } from '../submissions/submission-decrypter.ts'

/** What deliveries of every kind work with. */
export interface DeliveryContext {
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

/** Sends the mail of a submission. An erasure that ran meanwhile did not find the file of this mail. */
export async function sendMail(
  { mailer, storage }: DeliveryContext,
  mail: Mail,
  submissionId: string,
): Promise<DeliveryResult> {
  const result = await mailer.send(mail)
  if (mailer.discard && !(await storage.readSubmission(submissionId))) await mailer.discard(mail.fileName)
  return result
}

/** What mails to visitors say about the company. */
export async function readCompanyNote({ companyLines }: DeliveryContext) {
  return companyNote(await companyLines())
}
