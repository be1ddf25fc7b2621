import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** CONTENT_WEBHOOK_SECRET of sites in tests. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of this test alone').toString('base64')}`

/**
 * Sends what the content service sends when content with these tags has changed. Throws unless the site accepts it:
 * then it has invalidated what carries them.
 */
export async function sendContentWebhook(siteUrl: string, tags: readonly string[]): Promise<void> {
  const [id, now, body] = [randomUUID(), new Date(), JSON.stringify({ tags })]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(WEBHOOK_SECRET).sign(id, now, body),
  }
  const { status } = await fetch(`${siteUrl}/hooks/content`, { method: 'POST', headers, body })
  if (status !== 204) throw new Error(`The site answers a webhook with ${status}`)
}
