import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { list } from './list.ts'

test('all that came is listed, and listed as asked', async () => {
  const { backend, desk } = await openAdminBesideSite()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form))
  await list(desk, commandArguments())
  const all = desk.takeOutput()
  for (const reference of references) expect(all).toContain(reference)
  expect(all).toContain(`${ALL_FORMS.length} submissions`)
  await list(desk, commandArguments(undefined, { form: 'contact' }))
  expect(desk.takeOutput()).toContain('1 submission\n')
  await list(desk, commandArguments(undefined, { since: '2999-01-01' }))
  expect(desk.takeOutput()).toBe('0 submissions\n')
  await expect(list(desk, commandArguments(undefined, { status: 'odd' }))).rejects.toThrow(
    '--status is one of',
  )
  await expect(list(desk, commandArguments(undefined, { since: 'odd' }))).rejects.toThrow('--since is a day')
})
