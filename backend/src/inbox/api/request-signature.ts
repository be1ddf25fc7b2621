import { hash, timingSafeEqual } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** A request as it arrived. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** How far the sender's clock may be from ours, either way. */
export const TOLERANCE_SECONDS = 300
const NONCE = /^[\w-]{16,64}$/u
const TIME = /^\d{1,12}$/u

interface Verified {
  readonly nonce: string
  /** As it was signed. */
  readonly actor: string
}

/**
 * Verifies a signature of Standard Webhooks over method, path, digest of the body, and actor, with time and nonce.
 * Undefined when anything is missing, altered or too old.
 */
export function verifyRequestSignature(
  secret: string,
  request: SignedRequest,
  now: number,
): Verified | undefined {
  const [nonce, time, signature, actor] = SIGNING_HEADERS.map((name) => text(request.headers[name]))
  if (!nonce || !NONCE.test(nonce) || !time || !TIME.test(time) || !signature || !actor) return undefined
  if (Math.abs(Number(time) - now / 1000) > TOLERANCE_SECONDS) return undefined
  const message = signedMessage(request.method, request.path, request.body, actor)
  const expected = new Webhook(secret).sign(nonce, new Date(Number(time) * 1000), message)
  return signature.split(' ').some((one) => isSame(one, expected)) ? { nonce, actor } : undefined
}

const SIGNING_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'x-inbox-actor'] as const

/** The text that is signed. */
export function signedMessage(method: string, path: string, body: Uint8Array, actor: string): string {
  return [method, path, hash('sha256', body), actor].join('\n')
}

/** A header that comes twice is none. */
function text(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** In constant time, so that guesses learn nothing from the duration. */
function isSame(received: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', received, 'buffer'), hash('sha256', expected, 'buffer'))
}
