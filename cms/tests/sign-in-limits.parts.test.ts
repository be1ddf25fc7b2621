import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSeededFolder } from './seeded-folder.ts'
import { signIn } from './sign-in.ts'
import { ADMINISTRATOR, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1409
const PUBLIC = { CMS_PUBLIC_URL: 'https://cms.example.com' }

let dataFolder: string
let service: Running

beforeAll(async () => {
  dataFolder = await makeSeededFolder()
  service = await startForTest(PORT, dataFolder, PUBLIC)
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(dataFolder)
})

describe('T82: without a proxy in CMS_TRUST_PROXY', () => {
  it('100 attempts are allowed from one address, whatever address its headers claim', async () => {
    const statuses = await sequentially(120, (index) =>
      post('/admin/login', { email: `${index}@example.com`, password: 'Wrong-pass-1' }, forgedHeaders(index)),
    )
    expect(statuses.filter((status) => status !== 429)).toHaveLength(100)
    expect(statuses.slice(100).every((status) => status === 429)).toBe(true)
  })

  it.each([
    ['/admin/login', { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }],
    ['/ADMIN/LOGIN/', { email: ADMINISTRATOR.email, password: 'Wrong-pass-1' }],
    ['/admin/forgot-password', { email: ADMINISTRATOR.email }],
    ['/admin/reset-password', { resetPasswordToken: 'a'.repeat(40), password: 'Guessed-it-1' }],
    ['/admin/register', { registrationToken: 'a'.repeat(40), userInfo: {} }],
    ['/admin/register-admin', { email: 'eve@example.com', password: 'Let-me-in-1', firstname: 'Eve' }],
    ['/api/auth/local', { identifier: 'eve', password: 'Wrong-pass-1' }],
    ['/api/auth/reset-password', { code: 'a', password: 'b', passwordConfirmation: 'b' }],
  ])('then %s is limited too, and says when to retry', async (address, body) => {
    const response = await send(address, body, forgedHeaders(1))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await response.json()).toMatchObject({ error: { name: 'RateLimitError' } })
  })

  it('the check of invitations is limited too', async () => {
    expect((await service.get('/admin/registration-info?registrationToken=a')).status).toBe(429)
  })

  it('session cookies are counted separately: guessing passwords signs nobody out', async () => {
    const statuses = await sequentially(110, (index) =>
      post(
        '/admin/access-token',
        {},
        { ...forgedHeaders(index), cookie: `strapi_admin_refresh=a.b.${index}` },
      ),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})

describe('T82: behind a proxy in CMS_TRUST_PROXY', () => {
  let cookies: string

  beforeAll(async () => {
    await service.stop()
    service = await startForTest(PORT, dataFolder, { ...PUBLIC, CMS_TRUST_PROXY: '127.0.0.1' })
  })

  it('signing in sets cookies for https alone, and one for a known device', async () => {
    const response = await send('/admin/login', ADMINISTRATOR, { 'x-forwarded-for': '198.51.100.7' })
    expect(response.status).toBe(200)
    const setCookies = response.headers.getSetCookie()
    expect(setCookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(
      expect.arrayContaining(['strapi_admin_refresh', 'beam_known_device']),
    )
    for (const cookie of setCookies) expect(cookie).toMatch(/; secure; httponly/i)
    cookies = setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  })

  it('20 attempts are allowed at one account, from all addresses and in all spellings', async () => {
    const spellings = [ADMINISTRATOR.email, 'EDITOR@example.com', 'Editor@Example.Com']
    const statuses = await sequentially(40, (index) =>
      post(
        '/admin/login',
        { email: spellings[index % spellings.length], password: `Wrong-pass-${index}` },
        { 'x-forwarded-for': `forged, 203.0.113.${index}` },
      ),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
  })

  it('then even the right password is rejected from an unknown browser', async () => {
    const response = await send('/admin/login', ADMINISTRATOR, { 'x-forwarded-for': '203.0.113.99' })
    expect(response.status).toBe(429)
  })

  it('but accepted from a known browser, and an open session continues', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.99', cookie: cookies }
    expect(await post('/admin/login', ADMINISTRATOR, headers)).toBe(200)
    expect(await post('/admin/access-token', {}, headers)).toBe(200)
  })

  it('entries left of the address that the proxy added have no effect', async () => {
    const statuses = await sequentially(120, (index) =>
      post(
        '/admin/login',
        { email: `${index}@example.com`, password: 'Wrong-pass-1' },
        { 'x-forwarded-for': `203.0.${index}.1, 198.51.100.200` },
      ),
    )
    expect(statuses.filter((status) => status !== 429)).toHaveLength(100)
  })

  it('a stolen session cannot guess the password by changing it', async () => {
    const colleague = await inviteColleague(cookies)
    const session = await signIn(service.url, colleague)
    const statuses = await sequentially(25, async (index) => {
      const change = { currentPassword: `Wrong-pass-${index}`, password: 'Taken-over-1' }
      return (await session.request('PUT', '/admin/users/me', change)).status
    })
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
  })
})

/** All headers that proxies use for the client's address. */
function forgedHeaders(index: number): Record<string, string> {
  const address = `203.0.${index % 250}.${index % 200}`
  return {
    'x-forwarded-for': `${address}, ${address}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
    forwarded: `for=${address}`,
    'x-forwarded-proto': 'https',
  }
}

function send(address: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(service.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
}

async function post(address: string, body: unknown, headers: Record<string, string>): Promise<number> {
  const response = await send(address, body, headers)
  await response.body?.cancel()
  return response.status
}

async function sequentially<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let index = 0; index < count; index += 1) results.push(await run(index))
  return results
}

async function inviteColleague(cookie: string): Promise<{ email: string; password: string }> {
  const response = await send('/admin/login', ADMINISTRATOR, {
    'x-forwarded-for': '198.51.100.7',
    cookie,
  })
  const { data } = (await response.json()) as { data: { token: string } }
  const authorization = `Bearer ${data.token}`
  const colleague = { email: 'colleague@example.com', password: 'Only-4-tests' }
  const invitation = { firstname: 'Colleague', lastname: '', email: colleague.email, roles: [1] }
  const invited = await send('/admin/users', invitation, { authorization })
  const { registrationToken } = ((await invited.json()) as { data: { registrationToken: string } }).data
  await post(
    '/admin/register',
    { registrationToken, userInfo: { firstname: 'Colleague', lastname: '', password: colleague.password } },
    {},
  )
  return colleague
}
