import { createHash, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { signatureHeaders } from '../outgoing/signature-headers.ts'
import type { InboxActor } from './inbox-actor.ts'

/**
 * A request to the backend's inbox. The signature (Standard Webhooks) covers method, path, body, actor, time and nonce.
 * @param path e.g. `/v1/list`
 * @param secret `whsec_` and base64
 */
export function signedRequest(path: string, input: object, actor: InboxActor, secret: string): RequestInit {
  const body = JSON.stringify(input)
  const actorHeader = Buffer.from(JSON.stringify(actor)).toString('base64url')
  const digest = createHash('sha256').update(body).digest('hex')
  const signed = ['POST', path, digest, actorHeader].join('\n')
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-inbox-actor': actorHeader,
      ...signatureHeaders(new Webhook(secret), randomUUID(), signed),
    },
  }
}
