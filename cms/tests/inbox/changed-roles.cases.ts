import { describe, expect, it } from 'vitest'
import { signIn } from '../sign-in.ts'
import { ask } from './requests.ts'
import { administrator, backend, restartService, service } from './service.ts'

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

    await restartService()
    expect([...(await rolesByName()).keys()]).not.toContain('Recruiting')
    const supporter = await signIn(service.url, { email: 'support@example.com', password: 'Only-4-tests' })
    expect((await ask(supporter, 'POST', 'list')).status).toBe(200)
    expect((await ask(supporter, 'POST', 'change')).status).toBe(403)
    expect(backend.received[0]?.actor.permissions.read).toEqual(['contact'])
  })
})

async function rolesByName(): Promise<Map<string, number>> {
  const { body } = await administrator.request('GET', '/admin/roles')
  return new Map((body as { data: { id: number; name: string }[] }).data.map(({ id, name }) => [name, id]))
}
