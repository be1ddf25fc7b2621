import { describe, expect, onTestFinished, test } from 'vitest'
import { openHttp2, sendHttp2 } from '../connect-to-proxy.ts'
import { NGINX } from '../start-nginx.ts'
import { newClient } from '../use-proxy.ts'
import { expectOwnError, started } from './shipped-proxy.ts'

const POST_BURST = 40

describe.skipIf(NGINX === null)('T88: the proxy', () => {
  test('counts an IPv6 /64 network as one client, and other networks separately', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const post = async (client: string) =>
      (await sendHttp2(session, '/', { 'x-test-client': client }, 'x')).status
    const same = Array.from(
      { length: POST_BURST + 20 },
      (_post, number) => `2001:db8:1:2:${number}::${number}`,
    )
    const statuses = await Promise.all(same.map(post))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
    // Several: on a busy machine one is allowed again meanwhile.
    expect(await Promise.all(Array.from({ length: 20 }, () => post('2001:db8:1:2::')))).toContain(429)
    expect(await post('2001:db8:1:3::')).toBe(200)
    expect(await post('2001:db8:1:1:ffff:ffff:ffff:ffff')).toBe(200)
  })

  test('counts each IPv4 address separately, also when mapped to IPv6', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const post = async (client: string) =>
      (await sendHttp2(session, '/', { 'x-test-client': client }, 'x')).status
    const many = await Promise.all(Array.from({ length: POST_BURST + 20 }, () => post('192.0.2.10')))
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(5)
    expect(await Promise.all(Array.from({ length: 20 }, () => post('::ffff:192.0.2.10')))).toContain(429)
    expect(await post('192.0.2.11')).toBe(200)
    expect(await post('::ffff:192.0.2.12')).toBe(200)
  })

  test('accepts six pages with thirty files each in a burst, then limits with 429', async () => {
    const session = openHttp2(started().proxy)
    const client = { 'x-test-client': newClient() }
    const request = () => sendHttp2(session, '/', client)
    for (let page = 0; page < 6; page++)
      expect(
        (await Promise.all(Array.from({ length: 31 }, request))).map(({ status }) => status),
      ).not.toContain(429)
    session.destroy()
    const rejected = await untilRejected(client)
    expect(rejected.status).toBe(429)
    expect(rejected.headers.get('retry-after')).toBe('2')
    expectOwnError(rejected.headers, rejected.body)
  })
})

/**
 * Far more requests at once than a burst has: the proxy counts them as they arrive, however slowly they are answered.
 */
async function untilRejected(client: Readonly<Record<string, string>>) {
  for (;;) {
    const sessions = Array.from({ length: 5 }, () => openHttp2(started().proxy))
    const requests = sessions.flatMap((session) =>
      Array.from({ length: 100 }, () => sendHttp2(session, '/', client)),
    )
    const responses = await Promise.all(requests)
    for (const session of sessions) session.destroy()
    const rejected = responses.find(({ status }) => status === 429)
    if (rejected) return rejected
  }
}
