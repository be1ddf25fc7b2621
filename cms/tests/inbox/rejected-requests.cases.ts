import { describe, expect, it } from 'vitest'
import { INBOX_FORMS } from '../../src/inbox/inbox-permissions.ts'
import { SITE_TOKEN } from '../start-for-test.ts'
import { ask, ROUTES } from './requests.ts'
import { administrator, backend, person, service, WITHOUT_ACCOUNT } from './service.ts'

const ALL_FORMS = INBOX_FORMS.map(({ name }) => name)

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
    const input = { actor: { id: '1', name: 'Somebody else', permissions: { erase: ALL_FORMS } } }
    await person('Support').request('POST', '/inbox/list', input)
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
