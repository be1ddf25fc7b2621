import { expect, test } from 'vitest'
import { createWebhookEndpoint } from '../../content-changes/webhook-endpoint.ts'
import { testInstallation } from '../testing/test-installation.ts'
import { contentChangesCheck } from './content-changes.ts'

const OTHER_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

test('the site accepts what the doctor signs with its secret, and nothing is loaded again', async () => {
  const own = testInstallation().environment['CONTENT_WEBHOOK_SECRET'] ?? ''
  expect(await examineSiteWith(own)).toMatchObject({ changed: [['doctor']], findings: [{ status: 'ok' }] })
  expect(await examineSiteWith(OTHER_SECRET)).toMatchObject({
    changed: [],
    findings: [{ status: 'failed', message: expect.stringContaining('status 401') }],
  })
})

/** The doctor examines a site that runs with this secret. */
async function examineSiteWith(secret: string) {
  const changed: (readonly string[])[] = []
  const endpoint = createWebhookEndpoint({ secret, onChange: (tags) => changed.push(tags), clock: () => 0 })
  const installation = testInstallation({
    now: Date.now,
    post: async (url, body, headers) =>
      (await endpoint(new Request(url, { method: 'POST', body, headers }))).status,
  })
  return { findings: await contentChangesCheck.run(installation), changed }
}
