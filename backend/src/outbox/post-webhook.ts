import { Webhook } from 'standardwebhooks'
import type { SendResult } from '../mail/mail.ts'
import type { WebhookTarget } from '../settings.ts'
import type { StoredFile } from '../storage/commands/submissions.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'

/** Receivers get a file's metadata, not its content. */
type FileFacts = Pick<StoredFile, 'field' | 'name' | 'size' | 'sha256'>

const RESPONSE_TIMEOUT_MS = 10_000

/** Posts a submission, signed as Standard Webhooks say; `id` is the same for every attempt. */
export async function postWebhook(
  { url, secret }: WebhookTarget,
  id: string,
  submission: DecryptedSubmission,
  files: readonly FileFacts[],
  now: number,
): Promise<SendResult> {
  const body = JSON.stringify(eventOf(submission, files))
  const time = new Date(now)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, time, body),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? { kind: 'sent' } : failed(`webhook ${response.status}`)
  } catch (error) {
    return failed(`webhook ${error instanceof Error ? error.name : 'failed'}`)
  }
}

function failed(failure: string): SendResult {
  return { kind: 'failed', failure, permanent: false }
}

function eventOf(submission: DecryptedSubmission, files: readonly FileFacts[]) {
  return {
    type: 'submission.stored',
    timestamp: new Date(submission.receivedAt).toISOString(),
    data: {
      id: submission.id,
      reference: submission.reference,
      form: submission.form.name,
      textsVersion: submission.form.textsVersion,
      answers: submission.answers,
      files: files.map(({ field, name, size, sha256 }) => ({ field, name, size, sha256 })),
    },
  }
}
