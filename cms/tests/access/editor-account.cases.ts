import { describe, expect, it } from 'vitest'
import { PREVIEW_SECRET, SITE_TOKEN, WEBHOOK_SECRET } from '../start-for-test.ts'
import { textOf } from './requests.ts'
import { author, colleague, NAVIGATION, PAGE, service } from './service.ts'

describe('an editor who is not an administrator', () => {
  it('can change pages and the menu', async () => {
    for (const address of [`/content-manager/collection-types/${PAGE}`, '/navigation/'])
      expect((await colleague.request('GET', address)).status).toBe(200)
    const [menu] = (await colleague.request('GET', '/navigation/')).body as { documentId: string }[]
    expect((await colleague.request('PUT', `/navigation/${menu?.documentId}`, menu)).status).toBe(200)
  })
})

describe('T83: an attacker with the account of an editor or an author', () => {
  it.each([
    'GET /admin/users',
    'POST /admin/users',
    'GET /admin/users/1',
    'PUT /admin/users/1',
    'GET /admin/roles',
    'PUT /admin/roles/1/permissions',
    'GET /admin/api-tokens',
    'POST /admin/api-tokens',
    'POST /admin/admin-tokens',
    'POST /admin/transfer/tokens',
    'GET /admin/webhooks',
    'POST /admin/webhooks',
    'POST /admin/webhooks/1/trigger',
    'GET /admin/project-settings',
    'POST /admin/project-settings',
    'GET /content-type-builder/content-types',
    'POST /content-type-builder/content-types',
    'PUT /content-manager/content-types/api::page.page/configuration',
    'GET /content-manager/collection-types/plugin::users-permissions.user',
    'GET /content-manager/collection-types/admin::user',
    'GET /content-manager/collection-types/admin::api-token',
    'GET /navigation/settings/config',
    'PUT /navigation/config',
    'GET /navigation/content-type-items/admin::user',
    'GET /navigation/content-type-items/admin::api-token',
    'GET /upload/settings',
    'PUT /upload/settings',
    'GET /email/settings',
    'POST /email/test',
    'GET /users-permissions/roles',
    'PUT /users-permissions/advanced',
    'GET /users-permissions/providers',
  ])('is denied %s', async (request) => {
    const [method = '', address = ''] = request.split(' ')
    for (const who of [colleague, author]) {
      const { status } = await who.request(method, address, method === 'GET' ? undefined : {})
      expect([400, 403, 404, 405]).toContain(status)
    }
  })

  it('cannot make anybody an administrator, including themselves', async () => {
    const change = { firstname: 'Eve', roles: [1], isActive: true }
    for (const who of [colleague, author])
      expect((await who.request('PUT', '/admin/users/me', change)).status).toBe(400)
  })

  it('cannot put an account into the menu, which is public', async () => {
    const menus = (await colleague.request('GET', '/navigation/')).body
    const [menu] = menus as { documentId: string; items: object[] }[]
    const items = menu?.items.map((item, index) => ({
      ...item,
      ...(index === 0 ? { title: 'Renamed' } : { related: { __type: 'admin::user' } }),
      updated: true,
    }))
    const saved = await colleague.request('PUT', `/navigation/${menu?.documentId}`, { ...menu, items })
    expect(saved.status).toBe(500)
    const { text } = await service.get(`${NAVIGATION}?type=TREE`)
    expect(text).not.toMatch(/"password"|admin::user|Renamed/)
  })

  it.each(['password', 'resetPasswordToken'])('cannot infer the %s of others from filters', async (field) => {
    const all = await countPages('pageSize=1')
    for (const prefix of ['$2', 'zz'])
      expect(await countPages(`pageSize=1&filters[createdBy][${field}][$startsWith]=${prefix}`)).toBe(all)
    const files = await colleague.request('GET', `/upload/files?filters[createdBy][${field}][$startsWith]=a`)
    expect(files.status).toBe(400)
  })

  it.each([
    `/content-manager/collection-types/${PAGE}?pageSize=100&populate=*`,
    '/upload/files?populate=*',
    '/navigation/?populate=*',
    '/admin/init',
    '/admin/users/me',
  ])('finds no password or token of others in %s', async (address) => {
    expect(
      /"password"|\$2[aby]\$|PasswordToken|registrationToken/i.exec(await textOf(colleague, address)),
    ).toBeNull()
  })

  it('finds no secret of the content service', async () => {
    for (const address of ['/admin/information', '/admin/project-type', '/admin/content-api/routes'])
      for (const secret of [SITE_TOKEN, PREVIEW_SECRET, WEBHOOK_SECRET])
        expect(await textOf(colleague, address)).not.toContain(secret)
  })
})

async function countPages(query: string): Promise<number> {
  const { body } = await colleague.request('GET', `/content-manager/collection-types/${PAGE}?${query}`)
  return (body as { pagination: { total: number } }).pagination.total
}
