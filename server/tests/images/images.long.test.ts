import { randomBytes } from 'node:crypto'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { postForm } from '../../testing/post-form.ts'
import { buildImage, ENGINE, removeAll, startContainer } from './container-engine.ts'

const BUILD_TIMEOUT_MS = 1_800_000
const START = { timeout: 180_000, interval: 500 }

describe.skipIf(ENGINE === null)('the images of deploy/containers', () => {
  const id = `beam-test-${randomBytes(4).toString('hex')}`
  const site = `localhost/${id}-site`
  const contentService = `localhost/${id}-content-service`
  const volumes = [`${id}-submissions`, `${id}-content`] as const

  beforeAll(async () => {
    await buildImage('site', site)
    await buildImage('content-service', contentService)
  }, BUILD_TIMEOUT_MS)
  afterAll(() => removeAll(volumes, [site, contentService]))

  test('site: healthy, nothing but its data can be written, a new container has the submissions', async () => {
    const settings = {
      SITE_URL: 'http://localhost:3000',
      DATA_KEY: `key-1:${randomBytes(32).toString('base64')}`,
      CONTENT_SERVICE_URL: 'http://127.0.0.1:9',
    }
    const start = async () => startContainer(site, await freePort(), 3000, volumes[0], settings)
    const list = ['node', 'backend/submissions.command.ts', 'list']

    const first = await start()
    await expect.poll(() => first.isHealthy(), START).toBe(true)
    expect(await first.run('id', '-u')).toBe('1000')
    await expect(first.run('touch', 'server/added.ts')).rejects.toThrow('Read-only')
    const page = await fetch(`http://127.0.0.1:${first.port}/about-us`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
    const url = `http://127.0.0.1:${first.port}`
    const response = await postForm(url, contactForm, JSON.stringify(filledAnswers(contactForm)))
    expect(response?.status).toBe(201)
    const stored = await first.run(...list)
    expect(stored).toContain('contact')
    expect(await first.stop()).toEqual({ exitCode: 0 })

    const second = await start()
    await expect.poll(() => second.isHealthy(), START).toBe(true)
    expect(await second.run(...list)).toBe(stored)
    expect(await second.stop()).toEqual({ exitCode: 0 })
  })

  test('content service: healthy, seeded, signed in to, and has no second Node', async () => {
    const account = {
      email: 'admin@beamwallet.example',
      password: `First-${randomBytes(12).toString('hex')}`,
    }
    const service = await startContainer(contentService, await freePort(), 1337, volumes[1], {
      SITE_URLS: 'http://127.0.0.1:9',
      CMS_PUBLIC_URL: 'http://localhost:1337',
      CMS_ADMIN_EMAIL: account.email,
      CMS_ADMIN_PASSWORD: account.password,
      CONTENT_SERVICE_TOKEN: randomBytes(32).toString('hex'),
      CONTENT_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      PREVIEW_SECRET: randomBytes(32).toString('hex'),
    })
    await expect.poll(() => service.isHealthy(), START).toBe(true)
    expect(await service.run('sh', '-c', 'ls -d node_modules/node-linux-* || true')).toBe('')
    const signIn = await fetch(`http://127.0.0.1:${service.port}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    expect(signIn.status).toBe(200)
    expect(await service.stop()).toEqual({ exitCode: 0 })
  })
})
