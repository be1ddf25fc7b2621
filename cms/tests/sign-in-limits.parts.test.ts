import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import {
  ADMINISTRATOR,
  makeDataFolder,
  removeDataFolder,
  startForTest,
  type Running,
} from './start-for-test.ts'

const PORT = 1409
const PUBLIC = { CMS_PUBLIC_URL: 'https://cms.example.com', CMS_SEED_FILE: '' }

let dataFolder: string
let service: Running

beforeAll(async () => {
  dataFolder = await makeDataFolder()
  service = await startForTest(PORT, dataFolder, PUBLIC)
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(dataFolder)
})

describe('T82: without a proxy in CMS_TRUST_PROXY', () => {
  it('100 attempts pass from one address, whatever headers say who is asking', async () => {
    const statuses = await oneByOne(120, (place) =>
      post('/admin/login', { email: `${place}@example.com`, password: 'Wrong-pass-1' }, invented(place)),
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
  ])('then none passes at %s either, and is told when to come back', async (address, body) => {
    const answer = await send(address, body, invented(1))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await answer.json()).toMatchObject({ error: { name: 'RateLimitError' } })
  })

  it('invitations are not guessed by reading either', async () => {
    expect((await service.get('/admin/registration-info?registrationToken=a')).status).toBe(429)
  })

  it('session cookies are counted apart: guessing passwords signs nobody out', async () => {
    const statuses = await oneByOne(110, (place) =>
      post('/admin/access-token', {}, { ...invented(place), cookie: `strapi_admin_refresh=a.b.${place}` }),
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

  it('who signs in gets cookies for https alone, and is remembered', async () => {
    const answer = await send('/admin/login', ADMINISTRATOR, { 'x-forwarded-for': '198.51.100.7' })
    expect(answer.status).toBe(200)
    const given = answer.headers.getSetCookie()
    expect(given.map((cookie) => cookie.split('=', 1)[0])).toEqual(
      expect.arrayContaining(['strapi_admin_refresh', 'beam_known_device']),
    )
    for (const cookie of given) expect(cookie).toMatch(/; secure; httponly/i)
    cookies = given.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  })

  it('20 attempts pass at one account, from however many addresses and however it is written', async () => {
    const ways = [ADMINISTRATOR.email, 'EDITOR@example.com', 'Editor@Example.Com']
    const statuses = await oneByOne(40, (place) =>
      post(
        '/admin/login',
        { email: ways[place % ways.length], password: `Wrong-pass-${place}` },
        { 'x-forwarded-for': `invented, 203.0.113.${place}` },
      ),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
  })

  it('the right password does not help a stranger then', async () => {
    const answer = await send('/admin/login', ADMINISTRATOR, { 'x-forwarded-for': '203.0.113.99' })
    expect(answer.status).toBe(429)
  })

  it('but it does where the account signed in before, and an open session goes on', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.99', cookie: cookies }
    expect(await post('/admin/login', ADMINISTRATOR, headers)).toBe(200)
    expect(await post('/admin/access-token', {}, headers)).toBe(200)
  })

  it('what stands left of the address that the proxy wrote has no effect', async () => {
    const statuses = await oneByOne(120, (place) =>
      post(
        '/admin/login',
        { email: `${place}@example.com`, password: 'Wrong-pass-1' },
        { 'x-forwarded-for': `203.0.${place}.1, 198.51.100.200` },
      ),
    )
    expect(statuses.filter((status) => status !== 429)).toHaveLength(100)
  })

  it('a stolen session cannot guess the password by changing it', async () => {
    const colleague = await inviteColleague(cookies)
    const session = await signIn(service.url, colleague)
    const statuses = await oneByOne(25, async (place) => {
      const change = { currentPassword: `Wrong-pass-${place}`, password: 'Taken-over-1' }
      return (await session.ask('PUT', '/admin/users/me', change)).status
    })
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
  })
})

/** Every header in which some proxy somewhere names the client. */
function invented(place: number): Record<string, string> {
  const address = `203.0.${place % 250}.${place % 200}`
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
    signal: AbortSignal.timeout(20_000),
  })
}

async function post(address: string, body: unknown, headers: Record<string, string>): Promise<number> {
  const answer = await send(address, body, headers)
  await answer.body?.cancel()
  return answer.status
}

async function oneByOne<T>(count: number, run: (place: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let place = 0; place < count; place += 1) results.push(await run(place))
  return results
}

async function inviteColleague(cookie: string): Promise<{ email: string; password: string }> {
  const answer = await send('/admin/login', ADMINISTRATOR, {
    'x-forwarded-for': '198.51.100.7',
    cookie,
  })
  const { data } = (await answer.json()) as { data: { token: string } }
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
