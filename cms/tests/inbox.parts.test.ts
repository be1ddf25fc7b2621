import { basename } from 'node:path'
import type { Core } from '@strapi/strapi'
import { sample, string } from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createInboxRoutes } from '../src/inbox/create-inbox-routes.ts'
import { DEFAULT_ROLES } from '../src/inbox/default-roles.ts'
import { INBOX_PERMISSIONS, INBOX_FORMS, type InboxPermission } from '../src/inbox/inbox-permissions.ts'
import { DOWNLOADS, OPERATIONS } from '../src/inbox/operations.ts'
import { EXPECTED_ROLES } from './expected-roles.ts'
import { filesIn, filesWith } from './find-text-in-files.ts'
import { INBOX_SECRET, startInboxStandIn, type InboxStandIn } from './inbox-stand-in.ts'
import { invite } from './invite.ts'
import { signIn, type Editor } from './sign-in.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { removeDataFolder, SITE_TOKEN, startForTest, type Running } from './start-for-test.ts'

const PORT = 1460
const ALL_FORMS = INBOX_FORMS.map(({ name }) => name)

/** Who may show sensitive answers, export and erase at all: everybody in this test but the administrator. */
const LISTED = ['support', 'sales', 'investors', 'recruiting', 'privacy'].map((name) => `${name}@example.com`)
/** Also listed. */
const WITHOUT_ACCOUNT = 'founder@example.com'

let backend: InboxStandIn
let service: Running
let administrator: Editor
const people = new Map<string, Editor>()

beforeAll(async () => {
  backend = await startInboxStandIn(1461)
  const dataFolder = await makeSeededFolder()
  service = await start(dataFolder)
  administrator = await signIn(service.url)
  const account = (role: string, email: string) =>
    invite(service.url, administrator, role, email, email.slice(0, email.indexOf('@')))
  for (const [index, { name }] of DEFAULT_ROLES.entries())
    people.set(name, await account(name, LISTED[index] ?? ''))
  people.set('Editor', await account('strapi-editor', 'editor-only@example.com'))
  people.set('Author', await account('strapi-author', 'author-only@example.com'))
  people.set('Super Admin', administrator)
})
afterEach(() => {
  backend.respondWith(undefined)
  backend.received.length = 0
})
afterAll(async () => {
  await service.stop()
  await backend.stop()
  await removeDataFolder(service.dataFolder)
})

const ROLES = Object.keys(EXPECTED_ROLES)
const ACTIONS: Readonly<Record<string, InboxPermission>> = { ...OPERATIONS, ...DOWNLOADS }
/** Every route that the service registers, from the source: one that is added is tested without being named here. */
const ROUTES = createInboxRoutes({} as Core.Strapi, { inbox: null, inboxSensitiveUsers: [] }).routes.map(
  ({ method, path }) => ({ method, operation: path.slice(1) }),
)
const REQUESTS = ROUTES.flatMap(({ method, operation }) => {
  const action = ACTIONS[operation]
  return action ? [{ method, operation, action }] : []
})

describe.each(ROLES)('T126: the role %s', (role) => {
  const permissions = EXPECTED_ROLES[role] ?? {}

  it.each(REQUESTS)('may $operation exactly when it may $action', async ({ operation, action, method }) => {
    const { status } = await ask(person(role), method, operation)
    const mayUse = (permissions[action]?.length ?? 0) > 0
    expect(status).toBe(mayUse ? 200 : 403)
    expect(backend.received).toHaveLength(mayUse ? 1 : 0)
    for (const { actor, operation: received } of backend.received) {
      expect(received).toBe(operation)
      for (const each of INBOX_PERMISSIONS)
        expect((actor.permissions[each] ?? []).toSorted()).toEqual((permissions[each] ?? []).toSorted())
    }
  })

  it('learns the names of colleagues exactly when it may read', async () => {
    const { status, body } = await ask(person(role), 'POST', 'colleagues')
    expect(status).toBe(permissions.read ? 200 : 403)
    expect(JSON.stringify(body)).not.toContain('@example.com')
  })
})

it('T126: every route passes an operation on, but for the names of colleagues', () => {
  expect(ROUTES.map(({ operation }) => operation).toSorted()).toEqual(
    [...Object.keys(ACTIONS), 'colleagues'].toSorted(),
  )
})

describe('T126: a request to the inbox', () => {
  it.each([
    ['without a session', {}],
    ['with the token of the site', { authorization: `Bearer ${SITE_TOKEN}` }],
    ['with a forged session', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiIxIn0.' }],
  ])('%s is rejected', async (_who, headers: Record<string, string>) => {
    for (const { operation, method } of ROUTES) {
      const request = method === 'POST' ? { method, headers, body: '{}' } : { method, headers }
      const response = await fetch(`${service.url}/inbox/${operation}`, request)
      expect(response.status).toBe(401)
    }
    expect(backend.received).toEqual([])
  })

  it('with an API token of the panel is rejected, whatever its owner may do', async () => {
    const permissions = [{ action: 'api::inbox.contact.read', subject: null, conditions: [], properties: {} }]
    const { body, status } = await administrator.request('POST', '/admin/admin-tokens', {
      name: 'a robot',
      description: '',
      lifespan: null,
      adminPermissions: permissions,
    })
    expect(status).toBe(201)
    const { accessKey } = (body as { data: { accessKey: string } }).data
    const headers = { authorization: `Bearer ${accessKey}`, 'content-type': 'application/json' }
    for (const { operation, method } of ROUTES) {
      const request = method === 'POST' ? { method, headers, body: '{}' } : { method, headers }
      const { status: answered } = await fetch(`${service.url}/inbox/${operation}`, request)
      expect([operation, answered]).toEqual([operation, 403])
    }
    expect(backend.received).toEqual([])
  })

  it('states who asks: id and name, not what the request claims', async () => {
    const claim = { actor: { id: '1', name: 'Somebody else', permissions: { erase: ALL_FORMS } } }
    await person('Support').request('POST', '/inbox/list', claim)
    expect(backend.received[0]?.actor.name).toBe('support')
    expect(backend.received[0]?.actor.permissions.erase).toEqual([])
  })

  it('cannot be made under a listed address that a user takes without an administrator', async () => {
    const editor = person('Editor')
    const change = (body: object) => editor.request('PUT', '/admin/users/me', body)
    for (const email of [WITHOUT_ACCOUNT, WITHOUT_ACCOUNT.toUpperCase()])
      expect((await change({ email })).status).toBe(403)
    expect(await change({ firstname: 'editor-only', email: 'editor-only@example.com' })).toMatchObject({
      status: 200,
      body: { data: { email: 'editor-only@example.com' } },
    })
  })

  it('T142: cannot be made with a listed account that an administrator who is not listed has taken over', async () => {
    const { body } = await administrator.request('GET', '/admin/users?pageSize=100')
    const { results } = (body as { data: { results: { id: number; email: string }[] } }).data
    const idOf = (email: string) => results.find((user) => user.email === email)?.id
    const [listed, other] = [idOf('support@example.com'), idOf('editor-only@example.com')]
    const attempts: [string, string, object?][] = [
      ['PUT', `/admin/users/${listed}`, { password: 'Mine-4-now' }],
      ['PUT', `/admin/users/${listed}`, { email: 'moved@example.com' }],
      ['PUT', `/admin/users/${other}`, { email: WITHOUT_ACCOUNT }],
      ['DELETE', `/admin/users/${listed}`],
      ['POST', '/admin/users/batch-delete', { ids: [other, listed] }],
    ]
    for (const [method, address, change] of attempts)
      expect([method, address, (await administrator.request(method, address, change)).status]).toEqual([
        method,
        address,
        403,
      ])
    const named = { firstname: 'support', email: 'support@example.com' }
    expect((await administrator.request('PUT', `/admin/users/${listed}`, named)).status).toBe(200)
    expect((await ask(person('Support'), 'POST', 'list')).status).toBe(200)
  })

  it('with something else than a JSON object is rejected', async () => {
    expect((await administrator.request('POST', '/inbox/list', [1])).status).toBe(400)
    expect((await ask(administrator, 'GET', 'audit-export', 'not base64url of JSON')).status).toBe(400)
    expect(backend.received).toEqual([])
  })
})

describe('what the backend responds', () => {
  it('is passed on with what the page needs, and never stored', async () => {
    const changes = { code: 'changed', message: 'Somebody was faster.', current: { version: 9 }, changes: [] }
    backend.respondWith(() => ({ status: 409, body: changes }))
    const response = await raw('POST', 'change')
    expect(response.status).toBe(409)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      error: {
        message: 'Somebody was faster.',
        details: { code: 'changed', current: { version: 9 }, changes: [] },
      },
    })
  })

  it.each([
    [401, 502],
    [500, 502],
    [418, 502],
    [400, 400],
    [403, 403],
    [404, 404],
    [429, 429],
    [503, 503],
  ])('%i becomes %i', async (status, expected) => {
    backend.respondWith(() => ({
      status,
      headers: { 'retry-after': '60' },
      body: { code: 'x', message: 'y' },
    }))
    const response = await raw('POST', 'list')
    expect(response.status).toBe(expected)
    expect(response.headers.get('retry-after')).toBe(expected === status ? '60' : null)
  })

  it('T125: is a file to save, whatever it claims to be', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const headers = { 'content-type': 'text/html', 'content-disposition': 'inline; filename=x.html' }
    backend.respondWith(() => ({ headers, body: page }))
    const response = await raw('GET', 'file')
    expect(Buffer.from(await response.arrayBuffer()).equals(page)).toBe(true)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is missing while the backend is down, and there again when it is back', async () => {
    await backend.stop()
    const down = await administrator.request('POST', '/inbox/list', {})
    await backend.start()
    expect(down).toMatchObject({ status: 503, body: { error: { details: { code: 'unreachable' } } } })
    expect((await administrator.request('POST', '/inbox/list', {})).status).toBe(200)
  })
})

const STATUSES = [200, 409, 500]

/** Asks for an operation with an answer in everything it could take, as somebody who may; the response holds it as well. */
async function exchange(
  { method, operation, action }: (typeof REQUESTS)[number],
  answer: string,
  status: number,
): Promise<void> {
  const role = ROLES.find((name) => (EXPECTED_ROLES[name]?.[action]?.length ?? 0) > 0) ?? ''
  const filter = { search: answer }
  const texts = { text: answer, subject: answer, title: answer, email: answer, confirmation: answer }
  const input = { id: answer, field: answer, delivery: answer, ...texts, ...filter, filter }
  const json = { items: [{ name: answer }], templates: [{ text: answer }], text: answer }
  const isFile = method === 'GET' && status === 200
  backend.respondWith(() => ({
    status,
    body: isFile ? Buffer.from(answer) : { ...json, code: 'x', message: answer },
  }))
  if (method === 'POST') await person(role).request('POST', `/inbox/${operation}`, input)
  else await ask(person(role), 'GET', operation, encode(input))
}

/** In the database since the accounts were created. */
const STORED_TEXT = 'editor-only@example.com'

describe('T127: answers', () => {
  it('are in no file and no log of the content service afterwards, whatever they contain', async () => {
    const texts = sample(string({ minLength: 12, maxLength: 60, unit: 'grapheme' }), {
      numRuns: 10,
      seed: 14,
    })
    const answers = texts.map((text, index) => `answer-${index}-${text}`)
    for (const [index, answer] of answers.entries())
      for (const request of REQUESTS) await exchange(request, answer, STATUSES[index % STATUSES.length]!)
    expect(new Set(backend.received.map(({ operation }) => operation))).toEqual(new Set(Object.keys(ACTIONS)))
    for (const { input } of backend.received) expect(JSON.stringify(input)).toContain('answer-')
    const markers = answers.map((_, index) => `answer-${index}-`)
    expect(markers.filter((marker) => service.lines.some((line) => line.includes(marker)))).toEqual([])
    const files = await filesIn(service.dataFolder)
    expect(files.map((file) => basename(file))).toContain('content.db')
    expect(await filesWith(files, STORED_TEXT), 'the search finds what is stored').not.toEqual([])
    expect(await filesWith(files, 'answer-')).toEqual([])
  })
})

describe('the roles of the inbox', () => {
  it('stay as administrators changed them, also after a restart', async () => {
    const roles = await rolesByName()
    const [support, recruiting] = [roles.get('Support'), roles.get('Recruiting')]
    await administrator.request('PUT', `/admin/roles/${support}/permissions`, {
      permissions: [{ action: 'api::inbox.contact.read', subject: null, properties: {}, conditions: [] }],
    })
    const { body } = await administrator.request('GET', '/admin/users?pageSize=100')
    const users = (body as { data: { results: { id: number; email: string }[] } }).data.results
    const recruiter = users.find(({ email }) => email.startsWith('recruiting@'))
    await administrator.request('PUT', `/admin/users/${recruiter?.id}`, { roles: [support], isActive: false })
    await administrator.request('DELETE', `/admin/roles/${recruiting}`)

    await service.stop()
    service = await start(service.dataFolder)
    administrator = await signIn(service.url)
    expect([...(await rolesByName()).keys()]).not.toContain('Recruiting')
    const supporter = await signIn(service.url, { email: 'support@example.com', password: 'Only-4-tests' })
    expect((await ask(supporter, 'POST', 'list')).status).toBe(200)
    expect((await ask(supporter, 'POST', 'change')).status).toBe(403)
    expect(backend.received[0]?.actor.permissions.read).toEqual(['contact'])
  })
})

function start(dataFolder: string): Promise<Running> {
  return startForTest(PORT, dataFolder, {
    CMS_SEED_FILE: '',
    INBOX_URL: backend.url,
    INBOX_SECRET,
    INBOX_SENSITIVE_USERS: [...LISTED, WITHOUT_ACCOUNT].join(', '),
  })
}

function person(role: string): Editor {
  const found = people.get(role)
  if (!found) throw new Error(`Nobody has the role ${role}`)
  return found
}

/** Status and, for a POST, the response. */
async function ask(who: Editor, method: string, operation: string, header = encode({})) {
  if (method === 'POST') return who.request('POST', `/inbox/${operation}`, {})
  const response = await who.fetch('GET', `/inbox/${operation}`, { 'x-inbox-input': header })
  return { status: response.status, body: await response.text() }
}

async function raw(method: string, operation: string): Promise<Response> {
  const headers = { 'x-inbox-input': encode({}), 'content-type': 'application/json' }
  const who = operation === 'file' ? person('Support') : administrator
  return who.fetch(method, `/inbox/${operation}`, headers, method === 'POST' ? '{}' : undefined)
}

function encode(input: object): string {
  return Buffer.from(JSON.stringify(input)).toString('base64url')
}

async function rolesByName(): Promise<Map<string, number>> {
  const { body } = await administrator.request('GET', '/admin/roles')
  return new Map((body as { data: { id: number; name: string }[] }).data.map(({ id, name }) => [name, id]))
}
