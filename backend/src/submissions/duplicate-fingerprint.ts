import type { DataKeys } from '../keys/data-keys.ts'
import type { IdempotencyRecord } from '../storage/commands/detect-duplicate.ts'
import type { StoredFile } from '../storage/commands/submissions.ts'
import type { ValidatedSubmission } from './new-submission.ts'

const KEY_VALID_MS = 24 * 60 * 60 * 1000
const FINGERPRINT_VALID_MS = 10 * 60 * 1000

/**
 * What a submission is compared by when it is sent again, and until when. With an idempotency key: the key, for a day.
 * Without one: the answers, files and client, for ten minutes: long enough for a second click, short enough for
 * somebody who means it twice.
 *
 * What is quarantined is recognized apart from what is not: otherwise somebody who knows the answers could send them
 * first with the honeypot filled, and the real sender would get a receipt for a submission that staff are never
 * notified of.
 */
export function duplicateFingerprint(
  keys: DataKeys,
  validated: ValidatedSubmission,
  files: readonly StoredFile[],
): IdempotencyRecord {
  const body = JSON.stringify([validated.form.name, validated.answers, files.map(({ sha256 }) => sha256)])
  const bodyHash = keys.hash('body', body)
  if (validated.idempotencyKey !== undefined) {
    const keyHash = keys.hash('key', `${validated.form.name}\n${validated.idempotencyKey}`)
    return { keyHash, bodyHash, expiresAt: validated.receivedAt + KEY_VALID_MS }
  }
  const trust = validated.reasons.length > 0 ? 'quarantined' : 'trusted'
  const keyHash = keys.hash('fingerprint', `${validated.client} ${trust} ${bodyHash}`)
  return { keyHash, bodyHash, expiresAt: validated.receivedAt + FINGERPRINT_VALID_MS }
}
