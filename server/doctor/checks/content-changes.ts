import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { failed, ok, type Check } from '../check.ts'
import { localSiteUrl } from '../local-site-url.ts'

/** A tag of no document: nothing is loaded again. */
const MESSAGE = JSON.stringify({ tags: ['doctor'] })

/** The running site accepts what the content service signs when something is published. */
export const contentChangesCheck: Check = {
  name: 'Content changes',
  async run({ settings, environment, now, post }) {
    const secret = environment['CONTENT_WEBHOOK_SECRET']?.trim()
    // Reported by the check of the content service.
    if (!secret) return []
    const status = await post(`${localSiteUrl(settings)}/hooks/content`, MESSAGE, signed(secret, now()))
    // Reported by the check of the site.
    if (status === null) return []
    return [
      status === 204
        ? ok('the site accepts notifications of the content service')
        : failed(
            `the site answers notifications of the content service with status ${status}: changes are late`,
            'Set the same CONTENT_WEBHOOK_SECRET for both, and restart both.',
          ),
    ]
  },
}

/** As the content service signs, according to Standard Webhooks. */
function signed(secret: string, nowMs: number): Record<string, string> {
  const id = `doctor-${randomUUID()}`
  const time = new Date(nowMs)
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(nowMs / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, time, MESSAGE),
  }
}
