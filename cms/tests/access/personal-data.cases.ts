import { describe, expect, it } from 'vitest'
import { NAVIGATION, service } from './service.ts'

const EDITORS_PERSONAL_DATA = /"password"|\$2[aby]\$|resetPasswordToken|editor@example|createdBy|updatedBy/i

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
