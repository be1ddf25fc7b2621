import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { STAFF_LIMITS, consumeStaffLimit } from './staff-limits.ts'
import { erasePerson } from './erase-person.ts'
import { previewErasure } from './preview-erasure.ts'

const email = 'erased@example.com'
const request = { email, confirmation: email, expected: 1, vacuumSeconds: 1 }

test('T117: nothing is erased unless it can be audited, and an erasure that fails is audited', async () => {
  const { backend, context } = await openAdminBesideSite()
  await send(backend, contact, { email })
  const audited = () => context.storage.listAudit({ forms: null, action: 'erase', limit: 10 })
  const without = (command: 'appendAudit' | 'deleteSubmissions') => ({
    ...context,
    storage: { ...context.storage, [command]: fail },
  })
  await expect(erasePerson(without('appendAudit'), testActor(), request)).rejects.toThrow('disk full')
  expect(await context.storage.listErasures(null)).toEqual([])
  await expect(erasePerson(without('deleteSubmissions'), testActor(), request)).rejects.toThrow('disk full')
  expect(await audited()).toMatchObject([{ details: { state: 'started', submissions: 1, files: 0 } }])
  expect(await erasePerson(context, testActor(), request)).toMatchObject({ receipt: { submissions: 1 } })
  const states = (await audited()).map(({ details }) => details['state'])
  expect(states).toEqual(['finished', 'started', 'started'])
})

test('T117: looking for persons to erase is capped, by preview and by erasure', async () => {
  const { backend, context } = await openAdminBesideSite()
  await send(backend, contact, { email })
  const actor = testActor()
  for (let count = 1; count < STAFF_LIMITS.erase; count++) await consumeStaffLimit(context, actor, 'erase')
  expect(await previewErasure(context, actor, { email })).toMatchObject({ total: 1, mayErase: true })
  expect(await previewErasure(context, actor, { email })).toMatchObject({ rejected: 'capped' })
  expect(await erasePerson(context, actor, request)).toMatchObject({ rejected: 'capped' })
})

function fail(): Promise<never> {
  return Promise.reject(new Error('disk full'))
}
