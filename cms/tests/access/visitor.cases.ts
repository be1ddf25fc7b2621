import { describe, expect, it } from 'vitest'
import { SITE_TOKEN } from '../start-for-test.ts'
import { post } from './requests.ts'
import { NAVIGATION, service } from './service.ts'

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
