import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { problemResponse } from '../requests/problem-response.ts'

interface WebhookEndpointDependencies {
  /** `whsec_` and base64. */
  readonly secret: string
  readonly onChange: (tags: readonly string[]) => void
  /** Milliseconds since any point in time. */
  readonly clock: () => number
}

/** Of a message; the content service sends several when it has more to say. */
export const MAX_WEBHOOK_BYTES = 16 * 1024
const MAX_TAGS = 200
const DEDUPLICATION_MS = 10 * 60 * 1000
/** A changed document, as `page:about-us`. */
export const TAG = v.pipe(v.string(), v.maxLength(300))
const MESSAGE = v.object({ tags: v.pipe(v.array(TAG), v.minLength(1), v.maxLength(MAX_TAGS)) })

/**
 * Receives the content service's webhooks about changed documents (Standard Webhooks). Responds 204, 401 when the
 * signature is invalid or older than five minutes, or 413. A repeated delivery gets 204 and changes nothing: its
 * sender missed the first response.
 */
export function createWebhookEndpoint({ secret, onChange, clock }: WebhookEndpointDependencies) {
  const webhook = new Webhook(secret)
  const seen = new Map<string, number>()

  return async (request: Request): Promise<Response> => {
    const text = await readAtMost(request, MAX_WEBHOOK_BYTES)
    if (text === null) return problemResponse(request, 413, 'This is too large for a list of tags.')
    const message = verified(webhook, text, request.headers)
    if (!message) return problemResponse(request, 401, 'The signature does not match.')
    if (isNew(request.headers.get('webhook-id') ?? '')) onChange(message.tags)
    return new Response(null, { status: 204 })
  }

  /** Remembers ids for longer than a signature is valid. */
  function isNew(id: string): boolean {
    for (const [known, at] of seen) if (clock() - at > DEDUPLICATION_MS) seen.delete(known)
    if (seen.has(id)) return false
    seen.set(id, clock())
    return true
  }
}

function verified(webhook: Webhook, text: string, headers: Headers): v.InferOutput<typeof MESSAGE> | null {
  try {
    const result = v.safeParse(MESSAGE, webhook.verify(text, Object.fromEntries(headers)))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** The body as text; null if it is larger. */
async function readAtMost(request: Request, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
