import { request } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSeededFolder } from '../../../cms/tests/seeded-folder.ts'
import {
  ADMINISTRATOR,
  removeDataFolder,
  startForTest,
  type Running,
} from '../../../cms/tests/start-for-test.ts'
import { EDITORS_NAME } from './host-names.ts'
import { NGINX, startNginx, type Proxy } from './start-nginx.ts'

const PORT = 1414

describe.skipIf(NGINX === null)('T82: guessing passwords through the shipped proxy', () => {
  let service: Running
  let proxy: Proxy

  beforeAll(async () => {
    service = await startForTest(PORT, await makeSeededFolder(), {
      CMS_PUBLIC_URL: `https://${EDITORS_NAME}`,
      CMS_TRUST_PROXY: '127.0.0.1',
      CMS_SEED_FILE: '',
    })
    proxy = await startNginx({ sitePort: 9, contentServicePort: PORT })
  })
  afterAll(async () => {
    await proxy.stop()
    await service.stop()
    await removeDataFolder(service.dataFolder)
  })

  it('an editor signs in and gets secure cookies', async () => {
    const { status, cookies } = await signIn('127.0.2.1', ADMINISTRATOR.email, ADMINISTRATOR.password)
    expect(status).toBe(200)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
  })

  it('20 attempts at one account pass, whatever the addresses and headers', async () => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 30; attempt += 1)
      statuses.push((await signIn(`127.0.1.${attempt}`, ADMINISTRATOR.email, `Wrong-${attempt}`)).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
  })

  it('invented headers do not create a new client', async () => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 40; attempt += 1)
      statuses.push((await signIn('127.0.3.1', `${attempt}@example.com`, 'Wrong-pass-1', attempt)).status)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(25)
    expect(statuses.at(-1)).toBe(429)
  })

  function signIn(from: string, email: string, password: string, attempt = 0) {
    const body = JSON.stringify({ email, password })
    const invented = `203.0.113.${attempt}`
    return new Promise<{ status: number; cookies: readonly string[] }>((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port: proxy.httpsPort,
        localAddress: from,
        path: '/admin/login',
        method: 'POST',
        servername: EDITORS_NAME,
        rejectUnauthorized: false,
        agent: false,
        headers: {
          host: EDITORS_NAME,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': `${invented}, ${invented}`,
          'x-real-ip': invented,
          forwarded: `for=${invented}`,
        },
      })
      sent.once('response', (response) => {
        response.resume().once('end', () => {
          resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] })
        })
      })
      sent.once('error', reject).end(body)
    })
  }
})
