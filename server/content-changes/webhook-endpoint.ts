import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { refusal } from '../requests/problem-response.ts'

export interface ContentHookDependencies {
  /** `whsec_` and base64. */
  readonly secret: string
  readonly onChange: (tags: readonly string[]) => void
  /** Milliseconds, only ever compared. */
  readonly clock: () => number
}

const BODY_LIMIT = 16 * 1024
const REMEMBERED_MS = 10 * 60 * 1000
const tag = v.pipe(v.string(), v.maxLength(300))
const MESSAGE = v.object({ tags: v.pipe(v.array(tag), v.minLength(1), v.maxLength(200)) })

/**
 * Answers the content service's word that documents changed, signed as Standard Webhooks say: 204, 401 when
 * forged, altered or older than five minutes, 413 when larger than a list of tags can be. One that is delivered again
 * is answered 204 and changes nothing: its sender did not hear the first time.
 */
export function createContentHook({ secret, onChange, clock }: ContentHookDependencies) {
  const webhook = new Webhook(secret)
  const seen = new Map<string, number>()

  return async (request: Request): Promise<Response> => {
    const text = await readAtMost(request, BODY_LIMIT)
    if (text === null) return refusal(request, 413, 'This is too large for a list of tags.')
    const message = verified(webhook, text, request.headers)
    if (!message) return refusal(request, 401, 'The signature does not match.')
    if (isNew(request.headers.get('webhook-id') ?? '')) onChange(message.tags)
    return new Response(null, { status: 204 })
  }

  /** Remembers ids for longer than a signature is good. */
  function isNew(id: string): boolean {
    for (const [known, at] of seen) if (clock() - at > REMEMBERED_MS) seen.delete(known)
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

/** The body as text, or null as soon as it grows beyond the limit in bytes. */
async function readAtMost(request: Request, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
