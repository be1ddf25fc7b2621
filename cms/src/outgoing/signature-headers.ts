import type { Webhook } from 'standardwebhooks'

/**
 * The headers with which a request proves its sender (Standard Webhooks).
 * @param id the same for every attempt
 * @param signed what the signature covers beside id and time
 */
export function signatureHeaders(webhook: Webhook, id: string, signed: string): Record<string, string> {
  const now = new Date()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': webhook.sign(id, now, signed),
  }
}
