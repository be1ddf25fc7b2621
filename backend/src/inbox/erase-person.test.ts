import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { erasePerson } from './erase-person.ts'

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

function fail(): Promise<never> {
  return Promise.reject(new Error('disk full'))
}
