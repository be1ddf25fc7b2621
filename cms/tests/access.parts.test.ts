import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite } from './invite.ts'
import { makePng } from './make-png.ts'
import { signIn, type Editor, type Upload } from './sign-in.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import {
  ADMINISTRATOR,
  PREVIEW_SECRET,
  SITE_TOKEN,
  WEBHOOK_SECRET,
  removeDataFolder,
  startForTest,
  type Running,
} from './start-for-test.ts'

const PAGE = 'api::page.page'
const REDIRECT = 'api::redirect.redirect'
const NAVIGATION = '/api/navigation/render/navigation'
const EDITORS_PERSONAL_DATA = /"password"|\$2[aby]\$|resetPasswordToken|editor@example|createdBy|updatedBy/i

let service: Running
let editor: Editor
/** With the role Editor. */
let colleague: Editor
let author: Editor

beforeAll(async () => {
  service = await startForTest(1400, await makeSeededFolder())
  editor = await signIn(service.url)
  await editor.create(PAGE, { title: 'A secret plan', slug: 'secret-plan', Content: [] })
  const news = await editor.find(PAGE, 'slug', 'news')
  await editor.publish(PAGE, news.documentId, withoutId(news))
  await editor.request('POST', '/admin/forgot-password', { email: ADMINISTRATOR.email })
  colleague = await invite(service.url, editor, 'strapi-editor', 'colleague@example.com')
  author = await invite(service.url, editor, 'strapi-author', 'author@example.com')
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

describe('T75: personal data of editors', () => {
  it.each([
    `${NAVIGATION}?populate=*`,
    `${NAVIGATION}?type=TREE&populate=*`,
    `${NAVIGATION}?type=TREE&populate[createdBy]=*`,
    `${NAVIGATION}?populate[0]=createdBy&populate[1]=updatedBy`,
    '/api/pages?populate=*',
    '/api/pages?populate[Content][populate]=*',
    '/api/footer?populate=*',
    '/api/redirects?populate=*',
  ])('%s does not contain it', async (address) => {
    const { status, text } = await service.get(address)
    expect(status).toBe(200)
    expect(EDITORS_PERSONAL_DATA.exec(text)).toBeNull()
  })

  it.each([
    'populate[createdBy]=true',
    'populate[createdBy][populate]=*',
    'populate=createdBy',
    'populate[0]=updatedBy',
    'populate[Content][populate][createdBy]=true',
    'filters[createdBy][email][$startsWith]=e',
    'filters[createdBy][password][$startsWith]=$2',
    'filters[updatedBy][resetPasswordToken][$notNull]=true',
    'filters[$or][0][createdBy][email][$contains]=editor',
    'filters[$not][updatedBy][id][$eq]=1',
    'filters[shareImage][createdBy][email][$startsWith]=e',
    'filters[shareImage][folder][createdBy][email][$startsWith]=e',
    'sort=createdBy.email',
    'sort[0]=title&sort[1]=updatedBy.email:desc',
    'sort[createdBy][email]=asc',
    'fields=createdBy',
    'fields[0]=title&fields[1]=updatedBy',
  ])('pages?%s is rejected', async (query) => {
    const { status, text } = await service.get(`/api/pages?${query}`)
    expect(status).toBe(400)
    expect(text).not.toContain('"data":[')
  })

  it.each(['/admin/users', '/api/users', '/api/users/me', '/api/upload/files', '/admin/api-tokens'])(
    '%s is not accessible',
    async (address) => {
      expect([401, 403]).toContain((await service.get(address)).status)
    },
  )
})

describe('T75: drafts', () => {
  const someDraft = 'filters[slug][$eq]=secret-plan'

  it.each([
    `/api/pages?${someDraft}&status=draft`,
    '/api/footer?status=draft',
    '/api/redirects?status=draft',
    `${NAVIGATION}?status=draft`,
    `${NAVIGATION}?type=TREE&status=draft`,
  ])('%s is rejected without the token of the site', async (address) => {
    expect(await service.get(address)).toMatchObject({
      status: 403,
      body: { data: null, error: { message: 'Drafts are not public' } },
    })
  })

  it.each(['status=anything', 'status[]=draft', 'status[0]=draft&status[1]=published', 'status='])(
    'pages?%s returns none of them',
    async (query) => {
      const { text } = await service.get(`/api/pages?${someDraft}&${query}`)
      expect(text).not.toContain('A secret plan')
    },
  )

  it('are not in the published content', async () => {
    expect(await service.get(`/api/pages?${someDraft}`)).toMatchObject({ status: 200, body: { data: [] } })
  })

  it('are rejected by document id as well', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    expect((await service.get(`/api/pages/${documentId}?status=draft`)).status).toBe(403)
    expect((await service.get(`/api/pages/${documentId}`)).status).toBe(404)
  })

  it('are returned to the site by its token', async () => {
    expect(await service.get(`/api/pages?${someDraft}&status=draft`, SITE_TOKEN)).toMatchObject({
      status: 200,
      body: { data: [{ title: 'A secret plan' }] },
    })
    expect((await service.get(`${NAVIGATION}?status=draft`, SITE_TOKEN)).status).toBe(200)
  })

  it('are not returned for a wrong token', async () => {
    expect((await service.get(`/api/pages?${someDraft}&status=draft`, `${SITE_TOKEN}x`)).status).toBe(401)
  })

  it('are not returned for another token with read access', async () => {
    const created = await editor.request('POST', '/admin/api-tokens', {
      name: 'a reader',
      description: '',
      type: 'read-only',
      lifespan: null,
    })
    const { accessKey } = (created.body as { data: { accessKey: string } }).data
    expect((await service.get(`/api/pages?${someDraft}`, accessKey)).status).toBe(200)
    expect((await service.get(`/api/pages?${someDraft}&status=draft`, accessKey)).status).toBe(403)
  })
})

describe('a visitor', () => {
  it('can read pages, footer, redirects and the menu', async () => {
    for (const address of ['/api/pages', '/api/footer', '/api/redirects', NAVIGATION])
      expect((await service.get(address)).status).toBe(200)
  })

  it.each(['pageSize', 'limit'])('cannot read a whole site in one request by %s', async (name) => {
    const returnedSize = async (query: string) => {
      const { body } = await service.get(`/api/pages?${query}`)
      const { pagination } = (body as { meta: { pagination: Record<string, number> } }).meta
      return pagination[name]
    }
    expect(await returnedSize(`fields=slug&pagination[${name}]=500`)).toBe(500)
    expect(await returnedSize(`populate=*&pagination[${name}]=500`)).toBe(100)
    expect(await returnedSize(`populate=*&pagination[${name}]=-1`)).toBe(100)
    expect(await returnedSize(`populate=*&pagination[${name}]=7`)).toBe(7)
  })

  it('cannot register', async () => {
    const body = { username: 'eve', email: 'eve@example.com', password: 'Let-me-in-1' }
    expect([400, 403, 404]).toContain((await post('/api/auth/local/register', body)).status)
  })

  it('cannot sign in, or reset a password', async () => {
    expect((await post('/api/auth/local', { identifier: 'eve', password: 'x' })).status).toBe(403)
    expect((await post('/api/auth/forgot-password', { email: 'eve@example.com' })).status).toBe(403)
  })

  it.each(['/api/pages', '/api/footer', '/api/redirects', '/api/upload'])(
    'cannot write to %s',
    async (address) => {
      expect([403, 404, 405]).toContain((await post(address, { data: { title: 'x', slug: 'x' } })).status)
      expect([403, 404, 405]).toContain((await post(address, { data: {} }, SITE_TOKEN)).status)
    },
  )

  it.each(['/api/navigation', `${NAVIGATION}/consumers`, '/api/connect/google', '/api/upload/files/1'])(
    'cannot read %s',
    async (address) => {
      expect((await service.get(address)).status).toBe(403)
    },
  )
})

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

  it.each(['password', 'resetPasswordToken'])('cannot infer the %s of others from filters', async (field) => {
    const count = async (query: string) => {
      const address = `/content-manager/collection-types/${PAGE}?${query}`
      const { body } = await colleague.request('GET', address)
      return (body as { pagination: { total: number } }).pagination.total
    }
    const all = await count('pageSize=1')
    for (const prefix of ['$2', 'zz'])
      expect(await count(`pageSize=1&filters[createdBy][${field}][$startsWith]=${prefix}`)).toBe(all)
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

describe('T83: an attacker with the account of an author', () => {
  it('cannot publish', async () => {
    const page = { title: 'Mine', slug: 'of-an-author', Content: [] }
    const { documentId } = await author.create(PAGE, page)
    const entries = `/content-manager/collection-types/${PAGE}`
    expect((await author.request('POST', `${entries}/${documentId}/actions/publish`, page)).status).toBe(403)
    expect((await author.request('POST', `${entries}/actions/publish`, { ...page, slug: 'b' })).status).toBe(
      403,
    )
    expect((await service.get('/api/pages?filters[slug][$eq]=of-an-author')).body).toMatchObject({ data: [] })
  })

  it('T110: cannot put a redirect live, nor take one offline', async () => {
    const redirect = { from: '/old', to: '/contacts', permanent: false }
    const { documentId } = await author.create(REDIRECT, redirect)
    const entries = `/content-manager/collection-types/${REDIRECT}`
    const publish = `${entries}/${documentId}/actions/publish`
    expect((await author.request('POST', publish, redirect)).status).toBe(403)
    expect((await author.request('POST', `${entries}/actions/publish`, redirect)).status).toBe(403)
    const bulk = { documentIds: [documentId] }
    expect((await author.request('POST', `${entries}/actions/bulkPublish`, bulk)).status).toBe(403)
    expect((await service.get('/api/redirects')).text).not.toContain('/old')
    await colleague.publish(REDIRECT, documentId, redirect)
    await author.save(REDIRECT, documentId, { ...redirect, to: '/banks' })
    expect((await author.request('POST', `${entries}/${documentId}/actions/unpublish`, {})).status).toBe(403)
    expect((await author.request('DELETE', `${entries}/${documentId}`)).status).toBe(403)
    expect((await author.request('POST', `${entries}/actions/bulkDelete`, bulk)).status).toBe(403)
    expect((await service.get('/api/redirects')).body).toMatchObject({ data: [redirect] })
  })

  it('cannot delete an own page that is published', async () => {
    const page = { title: 'Live', slug: 'live-of-an-author', Content: [] }
    const { documentId } = await author.create(PAGE, page)
    await colleague.publish(PAGE, documentId, page)
    const entry = `/content-manager/collection-types/${PAGE}/${documentId}`
    expect((await author.request('DELETE', entry)).status).toBe(403)
    expect((await service.get('/api/pages?filters[slug][$eq]=live-of-an-author')).body).toMatchObject({
      data: [page].map(({ slug }) => ({ slug })),
    })
  })

  it('cannot change a menu audience', async () => {
    const audience = { name: 'Everybody', key: 'everybody' }
    const audiences = '/content-manager/collection-types/plugin::navigation.audience'
    expect([403, 404]).toContain((await author.request('POST', audiences, audience)).status)
    expect((await author.request('GET', '/navigation/')).status).toBe(403)
  })

  it('cannot read, change or preview drafts of others', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    const entry = `/content-manager/collection-types/${PAGE}/${documentId}`
    expect((await author.request('GET', entry)).status).toBe(403)
    expect((await author.request('PUT', entry, { title: 'Mine now' })).status).toBe(403)
    expect((await author.request('DELETE', entry)).status).toBe(403)
    for (const uid of [PAGE, 'api::footer.footer']) {
      expect(await previewFor(author, uid, documentId)).toBeUndefined()
      for (const version of ['draft', 'review'])
        expect((await linkFor(author, uid, documentId, version)).status).toBe(404)
    }
  })

  it('T143: cannot read drafts of others in a copy, nor by asking for many', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    const entries = `/content-manager/collection-types/${PAGE}`
    const copy = { title: 'A copy', slug: 'copy-by-an-author' }
    for (const address of [`${entries}/clone/${documentId}`, `${entries}/auto-clone/${documentId}`])
      expect([400, 403]).toContain((await author.request('POST', address, copy)).status)
    expect(await editor.request('GET', `${entries}?_q=copy-by-an-author`)).toMatchObject({
      body: { results: [] },
    })
    const many = await author.request('POST', `${entries}/actions/bulkFindForValidation`, {
      documentIds: [documentId],
    })
    expect(JSON.stringify(many.body)).not.toMatch(/secret/i)
    const own = await author.create(PAGE, { title: 'Mine', slug: 'to-be-copied', Content: [] })
    expect((await author.request('POST', `${entries}/clone/${own.documentId}`, copy)).status).toBe(200)
  })

  it('can preview own drafts, as an editor can preview all', async () => {
    const own = await author.create(PAGE, { title: 'Mine', slug: 'own-draft', Content: [] })
    expect(await previewFor(author, PAGE, own.documentId)).toContain('path=%2Fown-draft')
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    expect(await previewFor(colleague, PAGE, documentId)).toContain('path=%2Fsecret-plan')
    expect(await previewFor(colleague, 'api::footer.footer', '')).toContain('path=%2F&')
    for (const version of ['draft', 'review']) {
      expect((await linkFor(author, PAGE, own.documentId, version)).status).toBe(200)
      expect((await linkFor(colleague, PAGE, documentId, version)).status).toBe(200)
    }
  })

  it('T101: preview links are for signed-in editors, of pages and the footer', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    const link = { uid: PAGE, documentId, version: 'review' }
    for (const token of [undefined, SITE_TOKEN])
      expect((await post('/preview-links', link, token)).status).toBe(401)
    expect((await linkFor(colleague, 'admin::user', '1', 'review')).status).toBe(404)
    expect((await linkFor(colleague, PAGE, documentId, 'published')).status).toBe(400)
  })

  it('cannot replace, rename or delete pictures of others', async () => {
    const { id } = await editor.upload('theirs.png', 'image/png', makePng(8, 8))
    const form = new FormData()
    form.append('files', new Blob([makePng(8, 8, 1)], { type: 'image/png' }), 'mine.png')
    expect((await author.request('POST', `/upload?id=${id}`, form)).status).toBe(403)
    expect((await author.request('PUT', `/upload/files/${id}`, { fileInfo: { name: 'x.png' } })).status).toBe(
      403,
    )
    expect((await author.request('DELETE', `/upload/files/${id}`)).status).toBe(403)
  })
})

describe('T141: pictures', () => {
  const change = { fileInfo: { name: 'x.png' } }
  /** Status of each way in which an account changes a picture; the last deletes it. */
  async function statusesOf(who: Editor, { id }: Upload): Promise<number[]> {
    const requests: [string, string, object?][] = [
      ['POST', `/upload?id=${id}`, replacementForm()],
      ['POST', `/upload/files/${id}/replace`, replacementForm()],
      ['POST', `/upload?id=${id}`, fileInfoForm(change.fileInfo)],
      ['PUT', `/upload/files/${id}`, change],
      ['POST', '/upload/actions/bulk-update', { updates: [{ id, ...change }] }],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [id] }],
      ['DELETE', `/upload/files/${id}`],
    ]
    const statuses: number[] = []
    for (const [method, address, body] of requests)
      statuses.push((await who.request(method, address, body)).status)
    return statuses
  }
  const REFUSED = [403, 403, 403, 403, 403, 403, 403]

  it('of others are neither changed nor deleted by an author, not even in bulk or with their folder', async () => {
    const theirs = await editor.upload('theirs.png', 'image/png', makePng(8, 8, 2))
    expect(await statusesOf(author, theirs)).toEqual(REFUSED)
    const { body: created } = await editor.request('POST', '/upload/folders', {
      name: 'Theirs',
      parent: null,
    })
    const { id: folder } = (created as { data: { id: number } }).data
    const moved = { fileIds: [theirs.id], folderIds: [], destinationFolderId: folder }
    expect((await editor.request('POST', '/upload/actions/bulk-move', moved)).status).toBe(200)
    const folders = { folderIds: [folder], fileIds: [] }
    expect((await author.request('POST', '/upload/actions/bulk-delete', folders)).status).toBe(403)
    expect((await service.get(theirs.url)).status).toBe(200)
  })

  it('on a published page are changed only by those who may publish it, whoever uploaded them', async () => {
    const own = await author.upload('own.png', 'image/png', makePng(8, 8, 3))
    const Content = [{ __component: 'blocks.hero', title: 'Own', image: own.id, imageAlt: 'Own' }]
    const page = { title: 'Own', slug: 'own-picture', Content }
    const { documentId } = await author.create(PAGE, page)
    expect((await author.request('PUT', `/upload/files/${own.id}`, change)).status).toBe(200)
    await colleague.publish(PAGE, documentId, page)
    expect(await statusesOf(author, own)).toEqual(REFUSED)
    expect((await service.get(own.url)).status).toBe(200)
    await colleague.unpublish(PAGE, documentId)
    expect(await statusesOf(author, own)).toEqual([200, 200, 200, 200, 200, 200, 404])
  })
})

describe('the start page', () => {
  it('T83: lists drafts that wait, to authors only their own', async () => {
    await author.create(PAGE, { title: 'An idea', slug: 'an-idea', Content: [] })
    expect(await waitingDrafts(colleague)).toEqual(expect.arrayContaining(['A secret plan', 'An idea']))
    expect(await waitingDrafts(author)).toContain('An idea')
    expect(await waitingDrafts(author)).not.toContain('A secret plan')
    expect(/"password"|\$2[aby]\$|PasswordToken/i.exec(await textOf(author, '/dashboard'))).toBeNull()
  })

  it('lists what to fill in before launch, as the command does, with the page to open', async () => {
    const { status, body } = await author.request('GET', '/dashboard/launch')
    const { data } = body as { data: { location: string; label: string; documentId: string }[] }
    expect(status).toBe(200)
    const name = data.find(({ label }) => label === 'Team › Members 1 › Name')
    expect(name).toMatchObject({ location: '/about-us', documentId: expect.stringMatching(/^\w{20,}$/) })
    expect(data.some(({ location }) => location === 'footer')).toBe(true)
    expect(data.some(({ location }) => location === 'menu')).toBe(true)
  })

  it('offers no tools for development, to nobody', async () => {
    const { body } = await editor.request('GET', '/admin/users/me/permissions')
    expect(JSON.stringify(body)).not.toMatch(/marketplace|content-type-builder/)
  })
})

describe('the content service', () => {
  it('has no API token but that of the site', async () => {
    const { body } = await editor.request('GET', '/admin/api-tokens')
    const names = (body as { data: { name: string }[] }).data.map(({ name }) => name)
    expect(names).not.toContain('Full Access')
    expect(names).not.toContain('Read Only')
    expect(names).toContain('site')
  })

  it('allows pages in the menu, four levels deep', async () => {
    const { body } = await editor.request('GET', '/navigation/config')
    expect(body).toMatchObject({
      contentTypes: [{ uid: PAGE }],
      allowedLevels: 4,
      additionalFields: [{ name: 'description' }, { name: 'shortcut' }],
    })
  })

  it('responds 404 for an unknown menu, and 400 for an invalid request', async () => {
    expect((await service.get('/api/navigation/render/nothing')).status).toBe(404)
    expect((await service.get(`${NAVIGATION}?type=SPIRAL`)).status).toBe(400)
  })

  it('makes its secrets and data readable by their owner only', async () => {
    const { statSync } = await import('node:fs')
    expect(statSync(`${service.dataFolder}/secrets.json`).mode & 0o777).toBe(0o600)
    expect(statSync(service.dataFolder).mode & 0o077).toBe(0)
  })
})

/** The URL of a preview; undefined if there is none. */
async function previewFor(who: Editor, uid: string, documentId: string): Promise<string | undefined> {
  const { body } = await who.request(
    'GET',
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`,
  )
  return (body as { data?: { url?: string } } | null)?.data?.url
}

function linkFor(who: Editor, uid: string, documentId: string, version: string) {
  return who.request('POST', '/preview-links', { uid, documentId, version })
}

async function textOf(who: Editor, address: string): Promise<string> {
  return JSON.stringify((await who.request('GET', address)).body)
}

async function post(address: string, body: object, token?: string): Promise<Response> {
  return fetch(service.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
}

function withoutId({ id: _id, documentId: _documentId, ...data }: Record<string, unknown>): object {
  return data
}

/** The titles of the drafts on the start page. */
async function waitingDrafts(who: Editor): Promise<string[]> {
  const { status, body } = await who.request('GET', '/dashboard')
  expect(status).toBe(200)
  const { siteUrl, drafts } = (body as { data: { siteUrl: string; drafts: { title: string }[] } }).data
  expect(siteUrl).toBe('https://site.example.com')
  return drafts.map(({ title }) => title)
}

function replacementForm(): FormData {
  const form = new FormData()
  form.append('files', new Blob([makePng(8, 8, 1)], { type: 'image/png' }), 'mine.png')
  return form
}

function fileInfoForm(fileInfo: object): FormData {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify(fileInfo))
  return form
}
