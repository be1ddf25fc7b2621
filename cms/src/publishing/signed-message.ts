import { randomUUID } from 'node:crypto'
import type { Webhook } from 'standardwebhooks'
import { signatureHeaders } from '../outgoing/signature-headers.ts'
import type { Tag } from './tags-of-change.ts'

/** Builds the request for each attempt: the id stays the same, the timestamp and so the signature are new. */
export type SignedMessage = () => RequestInit

/** A message of Standard Webhooks that names changed tags. */
export function signedMessage(webhook: Webhook, tags: readonly Tag[]): SignedMessage {
  const id = `msg_${randomUUID()}`
  const body = JSON.stringify({ tags })
  return () => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signatureHeaders(webhook, id, body) },
  })
}
