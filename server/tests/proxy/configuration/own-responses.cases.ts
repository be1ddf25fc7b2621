import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sendRaw, requestText } from '../../../testing/send-raw.ts'
import { openHttp2, sendTls } from '../connect-to-proxy.ts'
import { SITE_NAME } from '../host-names.ts'
import { openFiles } from '../open-files.ts'
import { NGINX, startNginx } from '../start-nginx.ts'
import { expectOwnError, get, started } from './shipped-proxy.ts'

describe.skipIf(NGINX === null)('T88: the proxy', () => {
  test.each([
    ['/metrics', 404],
    ['/readyz', 404],
    ['/hooks/content', 404],
  ])('answers %s itself', async (path, status) => {
    const response = await sendTls(started().proxy, get(path))
    expect(response.status).toBe(status)
    expectOwnError(response.headers, response.body)
    expect(started().upstream.requests).toEqual([])
  })

  test.each([
    ['an invalid length', 400, requestText('POST', '/', { host: SITE_NAME, 'content-length': 'x' })],
    ['a very long URL', 414, get(`/${'x'.repeat(40_000)}`)],
    ['very long headers', 431, get('/', { cookie: 'x'.repeat(50_000) })],
    [
      'a body that is too large',
      413,
      requestText('POST', '/', { host: SITE_NAME, 'content-length': String(12 * 1024 * 1024) }),
    ],
  ])('answers %s itself, with the security headers', async (_what, status, bytes) => {
    const response = await sendTls(started().proxy, bytes)
    expect(response.status).toBe(status)
    expectOwnError(response.headers, response.body)
  })

  test('answers HTTP at the port of TLS with the security headers', async () => {
    const response = await sendRaw(`http://127.0.0.1:${started().proxy.httpsPort}`, get('/'))
    expect([0, 400]).toContain(response.status)
    if (response.status !== 0) expectOwnError(response.headers, response.body)
  })

  test('serves an error page while the site is not running', async () => {
    const alone = await startNginx({ sitePort: 9 })
    onTestFinished(() => alone.stop())
    const response = await sendTls(alone, get('/'))
    expect(response.status).toBe(502)
    expect(response.headers.get('retry-after')).toBe('5')
    expectOwnError(response.headers, response.body)
  })

  test('writes no response to its disk, even if the client does not read it', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const request = session.request({ ':path': '/large', ':authority': SITE_NAME }).pause()
    await once(request, 'response')
    expect(temporaryFiles()).toEqual([])
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume()
    await once(request, 'end')
    expect(bytes).toBe(200_000)
    expect(temporaryFiles()).toEqual([])
  })
})

/** Buffers of nginx on the disk. */
function temporaryFiles(): string[] {
  return openFiles(started().proxy.pid).filter((file) => /\/(?:proxy|client_body)\//u.test(file))
}
