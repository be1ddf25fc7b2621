import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { list } from './list.ts'

test('all that came is listed, and listed as asked', async () => {
  const { backend, context } = await openAdminBesideSite()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form))
  await list(context, commandArguments())
  const all = context.takeOutput()
  for (const reference of references) expect(all).toContain(reference)
  expect(all).toContain(`${ALL_FORMS.length} submissions`)
  await list(context, commandArguments(undefined, { form: 'contact' }))
  expect(context.takeOutput()).toContain('1 submission\n')
  await list(context, commandArguments(undefined, { since: '2999-01-01' }))
  expect(context.takeOutput()).toBe('0 submissions\n')
  await expect(list(context, commandArguments(undefined, { status: 'odd' }))).rejects.toThrow(
    '--status is one of',
  )
  await expect(list(context, commandArguments(undefined, { since: 'odd' }))).rejects.toThrow(
    '--since is a day',
  )
})
