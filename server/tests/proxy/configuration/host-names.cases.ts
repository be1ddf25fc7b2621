import { describe, expect, onTestFinished, test } from 'vitest'
import { openHttp2, openTls, sendHttp2, sendTls } from '../connect-to-proxy.ts'
import { SITE_NAME } from '../host-names.ts'
import { NGINX } from '../start-nginx.ts'
import { newClient } from '../use-proxy.ts'
import { get, sendWithoutTls, started } from './shipped-proxy.ts'

const EVIL = 'evil.example'

describe.skipIf(NGINX === null)('T88: the shipped proxy configuration', () => {
  test('redirects HTTP to the site name over TLS', async () => {
    const response = await sendWithoutTls(get('/about-us?x=1'))
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`https://${SITE_NAME}/about-us?x=1`)
  })

  test.each([
    ['a foreign name', get('/', { host: EVIL })],
    ['an unknown subdomain', get('/', { host: `x.${SITE_NAME}` })],
    ['an IP address', get('/', { host: '127.0.0.1' })],
    ['a foreign name in the request line', get(`http://${EVIL}/`)],
    ['no name', 'GET / HTTP/1.0\r\n\r\n'],
    ['invalid HTTP', 'hello\r\n\r\n'],
    ['a URL that is too long', get(`/${'x'.repeat(40_000)}`, { host: EVIL })],
  ])('closes a connection without TLS on %s', async (_what, bytes) => {
    expect((await sendWithoutTls(bytes)).status).toBe(0)
  })

  test.each([EVIL, '', `x.${SITE_NAME}`])('rejects the TLS handshake for "%s"', async (name) => {
    const socket = openTls(started().proxy, { servername: name })
    const isSecure = await new Promise((resolve) =>
      socket.once('secureConnect', () => resolve(true)).once('close', () => resolve(false)),
    )
    socket.destroy()
    expect(isSecure).toBe(false)
  })

  test.each([
    ['a foreign name', get('/', { host: EVIL })],
    ['a foreign name in the request line', get(`https://${EVIL}/`)],
    ['the name of the other service', get('/admin', { host: 'unknown.beamwallet.example' })],
    ['no name', 'GET / HTTP/1.1\r\n\r\n'],
  ])('closes the connection on %s after a valid handshake', async (_what, bytes) => {
    expect((await sendTls(started().proxy, bytes)).status).toBe(0)
    expect(started().upstream.requests).toEqual([])
  })

  test('closes an HTTP/2 stream with a foreign name, and serves the other streams', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const foreign = await sendHttp2(session, '/', { ':authority': EVIL, 'x-test-client': newClient() })
    expect(foreign.status).toBe(0)
    expect((await sendHttp2(session, '/', { 'x-test-client': newClient() })).status).toBe(200)
    expect(started().upstream.requests).toHaveLength(1)
  })

  test('passes on the client address it sees and the configured name, whatever headers state', async () => {
    const spoofed = { 'x-forwarded-for': '198.51.100.1', 'x-test-client': '203.0.113.9', connection: 'close' }
    expect((await sendTls(started().proxy, get('/', spoofed))).status).toBe(200)
    expect(started().upstream.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      host: SITE_NAME,
    })
  })
})
