import { expect, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { startTestSite } from '../../testing/start-test-site.ts'
import { formData, postForm } from '../../testing/post-form.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const investor = ALL_FORMS.find(({ name }) => name === 'investor')!
const LIMITS = { LIMIT_PER_MINUTE: '10', LIMIT_PER_HOUR: '30', LIMIT_QUIET_PER_MINUTE: '0' }

let sent = 0

async function statuses(url: string, count: number, headers: (attempt: number) => Record<string, string>) {
  const all: number[] = []
  for (let attempt = 0; attempt < count; attempt++) {
    sent += 1
    const body = formData(contact, { message: `Number ${sent}` })
    all.push((await postForm(url, contact, body, headers(attempt)))?.status ?? 0)
  }
  return all
}

/** A different client address at each attempt, in every header that proxies write. */
function spoofed(attempt: number): Record<string, string> {
  const address = `198.51.100.${attempt}`
  const names = [
    'x-forwarded-for',
    'x-real-ip',
    'x-client-ip',
    'x-client-address',
    'cf-connecting-ip',
    'true-client-ip',
  ]
  return { ...Object.fromEntries(names.map((name) => [name, address])), forwarded: `for=${address}` }
}

test('T21 and T22: the eleventh in a minute is rejected, whatever address headers state', async () => {
  const site = await startTestSite(LIMITS)
  expect(await statuses(site.url, 13, spoofed)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    429,
    429,
    429,
  ])
  const rejected = await postForm(site.url, contact, formData(contact))
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(rejected?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await postForm(site.url, investor, formData(investor)))?.status).toBe(201)
})

function behindProxy(client: string) {
  return () => ({ 'x-forwarded-for': client })
}

/** An address invented by the client, before the one added by the proxy. */
function invented(attempt: number) {
  return { 'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.3` }
}

/** Addresses of one IPv6 network, which one client may all have. */
function ofOneNetwork(attempt: number) {
  return { 'x-forwarded-for': `2001:db8:0:1:${attempt + 1}::7` }
}

test('T22: of a trusted proxy only the address that it added itself is used', async () => {
  const site = await startTestSite({ ...LIMITS, LIMIT_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.0/8' })
  expect(await statuses(site.url, 3, behindProxy('203.0.113.1'))).toEqual([201, 201, 429])
  expect(await statuses(site.url, 3, behindProxy('203.0.113.2'))).toEqual([201, 201, 429])
  expect(await statuses(site.url, 3, invented)).toEqual([201, 201, 429])
  expect(await statuses(site.url, 3, ofOneNetwork)).toEqual([201, 201, 429])
  expect(await statuses(site.url, 3, behindProxy('2001:db8:0:2::1'))).toEqual([201, 201, 429])
})

test('T21: concurrent attempts are counted exactly', async () => {
  const site = await startTestSite(LIMITS)
  const all = await Promise.all(
    Array.from({ length: 40 }, async () => (await statuses(site.url, 1, () => ({})))[0]),
  )
  expect(all.filter((status) => status === 201)).toHaveLength(10)
  expect(all.filter((status) => status === 429)).toHaveLength(30)
})
