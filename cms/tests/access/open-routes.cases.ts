import { describe, expect, it } from 'vitest'
import { MISSING_PERMISSIONS } from '../../src/access/open-routes.ts'
import { textOf } from './requests.ts'
import { author, colleague, editor, service } from './service.ts'

describe('T157: everybody who is signed in', () => {
  it.each([
    ['POST', '/email/', { to: 'victim@example.com', subject: 'Your account', text: 'Sign in here' }],
    ['PUT', '/content-manager/components/blocks.hero/configuration', {}],
    ['PUT', '/i18n/settings', { aiLocalizations: true }],
  ])('is denied %s %s without the permission', async (method, address, body) => {
    for (const who of [colleague, author]) expect((await who.request(method, address, body)).status).toBe(403)
  })

  it('is let in with the permission, as administrators are', async () => {
    const permissions = await textOf(editor, '/admin/users/me/permissions')
    for (const permission of Object.values(MISSING_PERMISSIONS)) expect(permissions).toContain(permission)
    expect((await editor.request('PUT', '/i18n/settings', { aiLocalizations: false })).status).toBe(200)
  })

  it('finds no route open but those that open-routes.ts lists', () => {
    expect(service.lines.filter((line) => line.includes('open-routes.ts'))).toEqual([])
  })
})
