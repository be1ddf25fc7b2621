import { describe, expect, it } from 'vitest'
import { SITE_TOKEN } from '../start-for-test.ts'
import { editor, NAVIGATION, PAGE, service } from './service.ts'

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
