import { describe, expect, it } from 'vitest'
import { INBOX_PERMISSIONS } from '../../src/inbox/inbox-permissions.ts'
import { EXPECTED_ROLES } from './expected-roles.ts'
import { ACTIONS, ask, REQUESTS, ROUTES } from './requests.ts'
import { backend, person } from './service.ts'

describe.each(Object.keys(EXPECTED_ROLES))('T126: the role %s', (role) => {
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
