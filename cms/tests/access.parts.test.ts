import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Editor } from './sign-in.ts'
import {
  ADMINISTRATOR,
  SITE_TOKEN,
  makeDataFolder,
  removeDataFolder,
  startForTest,
  type Running,
} from './start-for-test.ts'

const PAGE = 'api::page.page'
const NAVIGATION = '/api/navigation/render/navigation'
const EDITORS_SECRETS = /"password"|\$2[aby]\$|resetPasswordToken|editor@example|createdBy|updatedBy/i

let service: Running
let editor: Editor

beforeAll(async () => {
  service = await startForTest(1400, await makeDataFolder())
  editor = await signIn(service.url)
  await editor.create(PAGE, { title: 'A secret plan', slug: 'secret-plan', Content: [] })
  const news = await editor.find(PAGE, 'slug', 'news')
  await editor.publish(PAGE, news.documentId, withoutId(news))
  await editor.ask('POST', '/admin/forgot-password', { email: ADMINISTRATOR.email })
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

describe('T75: what nobody may learn about editors', () => {
  it.each([
    `${NAVIGATION}?populate=*`,
    `${NAVIGATION}?type=TREE&populate=*`,
    `${NAVIGATION}?type=TREE&populate[createdBy]=*`,
    `${NAVIGATION}?populate[0]=createdBy&populate[1]=updatedBy`,
    '/api/pages?populate=*',
    '/api/pages?populate[Content][populate]=*',
    '/api/footer?populate=*',
    '/api/redirects?populate=*',
  ])('%s answers without a trace of them', async (address) => {
    const { status, text } = await service.get(address)
    expect(status).toBe(200)
    expect(EDITORS_SECRETS.exec(text)).toBeNull()
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
  ])('pages?%s is refused', async (query) => {
    const { status, text } = await service.get(`/api/pages?${query}`)
    expect(status).toBe(400)
    expect(text).not.toContain('"data":[')
  })

  it.each(['/admin/users', '/api/users', '/api/users/me', '/api/upload/files', '/admin/api-tokens'])(
    '%s is closed',
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
  ])('%s is refused without the token of the site', async (address) => {
    expect(await service.get(address)).toMatchObject({
      status: 403,
      body: { data: null, error: { message: 'Drafts are not public' } },
    })
  })

  it.each(['status=anything', 'status[]=draft', 'status[0]=draft&status[1]=published', 'status='])(
    'pages?%s shows none of them',
    async (query) => {
      const { text } = await service.get(`/api/pages?${someDraft}&${query}`)
      expect(text).not.toContain('A secret plan')
    },
  )

  it('are not among what is published', async () => {
    expect(await service.get(`/api/pages?${someDraft}`)).toMatchObject({ status: 200, body: { data: [] } })
  })

  it('are refused by the page’s own id as well', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    expect((await service.get(`/api/pages/${documentId}?status=draft`)).status).toBe(403)
    expect((await service.get(`/api/pages/${documentId}`)).status).toBe(404)
  })

  it('are shown to the site by its token', async () => {
    expect(await service.get(`/api/pages?${someDraft}&status=draft`, SITE_TOKEN)).toMatchObject({
      status: 200,
      body: { data: [{ title: 'A secret plan' }] },
    })
    expect((await service.get(`${NAVIGATION}?status=draft`, SITE_TOKEN)).status).toBe(200)
  })

  it('are not shown by a wrong token', async () => {
    expect((await service.get(`/api/pages?${someDraft}&status=draft`, `${SITE_TOKEN}x`)).status).toBe(401)
  })

  it('are not shown by another token that may read', async () => {
    const made = await editor.ask('POST', '/admin/api-tokens', {
      name: 'a reader',
      description: '',
      type: 'read-only',
      lifespan: null,
    })
    const { accessKey } = (made.body as { data: { accessKey: string } }).data
    expect((await service.get(`/api/pages?${someDraft}`, accessKey)).status).toBe(200)
    expect((await service.get(`/api/pages?${someDraft}&status=draft`, accessKey)).status).toBe(403)
  })
})

describe('what visitors may do', () => {
  it('reads pages, footer, redirects and the menu', async () => {
    for (const address of ['/api/pages', '/api/footer', '/api/redirects', NAVIGATION])
      expect((await service.get(address)).status).toBe(200)
  })

  it.each(['pageSize', 'limit'])('is not to ask for a whole site at once by %s', async (name) => {
    const asked = async (query: string) => {
      const { body } = await service.get(`/api/pages?${query}`)
      const { pagination } = (body as { meta: { pagination: Record<string, number> } }).meta
      return pagination[name]
    }
    expect(await asked(`fields=slug&pagination[${name}]=500`)).toBe(500)
    expect(await asked(`populate=*&pagination[${name}]=500`)).toBe(100)
    expect(await asked(`populate=*&pagination[${name}]=-1`)).toBe(100)
    expect(await asked(`populate=*&pagination[${name}]=7`)).toBe(7)
  })

  it('is not to register', async () => {
    const body = { username: 'eve', email: 'eve@example.com', password: 'Let-me-in-1' }
    expect([400, 403, 404]).toContain((await post('/api/auth/local/register', body)).status)
  })

  it('is not to sign in, or to have a password sent', async () => {
    expect((await post('/api/auth/local', { identifier: 'eve', password: 'x' })).status).toBe(403)
    expect((await post('/api/auth/forgot-password', { email: 'eve@example.com' })).status).toBe(403)
  })

  it.each(['/api/pages', '/api/footer', '/api/redirects', '/api/upload'])(
    'is not to write to %s',
    async (address) => {
      expect([403, 404, 405]).toContain((await post(address, { data: { title: 'x', slug: 'x' } })).status)
      expect([403, 404, 405]).toContain((await post(address, { data: {} }, SITE_TOKEN)).status)
    },
  )

  it.each(['/api/navigation', `${NAVIGATION}/consumers`, '/api/connect/google', '/api/upload/files/1'])(
    'is not to read %s',
    async (address) => {
      expect((await service.get(address)).status).toBe(403)
    },
  )
})

describe('an editor who is no administrator', () => {
  it('changes pages and the menu, but not who may do what', async () => {
    const colleague = await newEditor()
    for (const address of [`/content-manager/collection-types/${PAGE}`, '/navigation/'])
      expect((await colleague('GET', address)).status).toBe(200)
    const [menu] = (await colleague('GET', '/navigation/')).body as { documentId: string }[]
    expect((await colleague('PUT', `/navigation/${menu?.documentId}`, menu)).status).toBe(200)
    for (const address of [
      '/admin/users',
      '/admin/api-tokens',
      '/admin/webhooks',
      '/navigation/settings/config',
    ])
      expect((await colleague('GET', address)).status).toBe(403)
  })
})

describe('the content service', () => {
  it('has no token but that of the site', async () => {
    const { body } = await editor.ask('GET', '/admin/api-tokens')
    const names = (body as { data: { name: string }[] }).data.map(({ name }) => name)
    expect(names).not.toContain('Full Access')
    expect(names).not.toContain('Read Only')
    expect(names).toContain('site')
  })

  it('offers pages to the menu, four levels deep', async () => {
    const { body } = await editor.ask('GET', '/navigation/config')
    expect(body).toMatchObject({
      contentTypes: [{ uid: PAGE }],
      allowedLevels: 4,
      additionalFields: ['audience'],
    })
  })

  it('answers 404 for a menu that does not exist, and 400 for a menu asked for wrongly', async () => {
    expect((await service.get('/api/navigation/render/nothing')).status).toBe(404)
    expect((await service.get(`${NAVIGATION}?type=SPIRAL`)).status).toBe(400)
  })

  it('keeps its secrets and its data readable to its owner only', async () => {
    const { statSync } = await import('node:fs')
    expect(statSync(`${service.dataFolder}/secrets.json`).mode & 0o777).toBe(0o600)
    expect(statSync(service.dataFolder).mode & 0o077).toBe(0)
  })
})

/** Somebody whom the administrator has given the role Editor. */
async function newEditor(): Promise<Editor['ask']> {
  const colleague = { email: 'colleague@example.com', password: 'Only-4-tests' }
  const { body: roles } = await editor.ask('GET', '/admin/roles')
  const role = (roles as { data: { id: number; code: string }[] }).data.find(
    ({ code }) => code === 'strapi-editor',
  )
  const { body: invited } = await editor.ask('POST', '/admin/users', {
    firstname: 'Colleague',
    lastname: '',
    email: colleague.email,
    roles: [role?.id],
  })
  const { registrationToken } = (invited as { data: { registrationToken: string } }).data
  const userInfo = { firstname: 'Colleague', lastname: '', password: colleague.password }
  await editor.ask('POST', '/admin/register', { userInfo, registrationToken })
  return (await signIn(service.url, colleague)).ask
}

async function post(address: string, body: object, token?: string): Promise<Response> {
  return fetch(service.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
}

function withoutId({ id: _id, documentId: _documentId, ...data }: Record<string, unknown>): object {
  return data
}
