import { describe, expect, test } from 'vitest'
import { requestText } from '../../testing/send-raw.ts'
import { sendTls } from './connect-to-proxy.ts'
import { EDITORS_NAME, SITE_NAME } from './host-names.ts'
import { panelRoutes } from './panel-routes.ts'
import { NGINX } from './start-nginx.ts'
import { clientOf, newClient, useProxy } from './use-proxy.ts'

const EVIL = 'evil.example'
const started = useProxy()

describe.skipIf(NGINX === null)('T88: the shipped proxy configuration of the content service', () => {
  test.each([
    '/admin',
    '/admin/',
    '/admin/auth/login',
    '/content-manager/x',
    '/upload',
    '/uploads/a.png',
    '/navigation/x',
    ...panelRoutes().flatMap((route) => [route, `${route}/x`]),
  ])('lets editors reach %s', async (path) => {
    expect((await sendAsEditor(path)).status).toBe(200)
  })

  test.each([
    '/api/pages',
    '/api/auth/local',
    '/_health',
    '/documentation',
    '/adminx',
    '/x/../api/pages',
    '/%61pi/pages',
  ])('blocks %s', async (path) => {
    const response = await sendAsEditor(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(started().upstream.requests).toEqual([])
  })

  test('rejects posts to uploaded files, and other host names', async () => {
    expect((await sendAsEditor('/uploads/a.png', newClient(), 'POST')).status).toBe(405)
    expect((await sendAsEditor('/admin', newClient(), 'GET', { host: EVIL })).status).toBe(0)
    expect((await sendAsEditor('/admin', newClient(), 'GET', { host: SITE_NAME })).status).toBe(200)
  })

  test('limits one client to twenty password attempts and then one a minute, whatever headers it sends', async () => {
    const spellings = [
      '/admin/login',
      '/Admin/Login',
      '/admin/login/',
      '/x/../admin/login',
      '/admin/login?x=1',
    ]
    const network = '2001:db8:9:1'
    const statuses: number[] = []
    for (let attempt = 0; attempt < 40; attempt++) {
      const path = spellings[attempt % spellings.length] ?? ''
      const spoofed = { 'x-forwarded-for': `198.51.100.${attempt}`, 'x-real-ip': `198.51.100.${attempt}` }
      statuses.push((await sendAsEditor(path, `${network}::${attempt}`, 'POST', spoofed)).status)
    }
    const passed = started().upstream.requests.length
    expect(passed).toBeGreaterThanOrEqual(20)
    expect(passed).toBeLessThanOrEqual(24)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - passed)
    expect(started().upstream.requests.every((request) => clientOf(request).startsWith(network))).toBe(true)
    expect(started().upstream.requests.some(({ headers }) => 'x-real-ip' in headers)).toBe(false)
    expect((await sendAsEditor('/admin/login', newClient(), 'POST')).status).toBe(200)
  })
})

function sendAsEditor(path: string, client = newClient(), method = 'GET', more = {}) {
  const headers = { host: EDITORS_NAME, 'x-test-client': client, ...more }
  const bytes = requestText(method, path, headers, method === 'GET' ? '' : '{}')
  return sendTls(started().proxy, bytes, { servername: EDITORS_NAME })
}
