import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { openDeskBesideSite, send } from '../../testing/admin-beside-site.ts'
import { words } from '../../testing/test-admin-context.ts'
import { list } from './list.ts'

test('all that came is listed, and listed as asked', async () => {
  const { backend, desk } = await openDeskBesideSite()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form))
  await list(desk, words())
  const all = desk.take()
  for (const reference of references) expect(all).toContain(reference)
  expect(all).toContain(`${ALL_FORMS.length} submissions`)
  await list(desk, words(undefined, { form: 'contact' }))
  expect(desk.take()).toContain('1 submission\n')
  await list(desk, words(undefined, { since: '2999-01-01' }))
  expect(desk.take()).toBe('0 submissions\n')
  await expect(list(desk, words(undefined, { status: 'odd' }))).rejects.toThrow('--status is one of')
  await expect(list(desk, words(undefined, { since: 'odd' }))).rejects.toThrow('--since is a day')
})
