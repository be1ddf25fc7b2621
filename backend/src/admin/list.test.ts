import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { list } from './list.ts'

test('all that came is listed, newest first, and listed as asked', async () => {
  const { backend, context } = await openAdminBesideSite()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form))
  await list(context, commandArguments())
  const all = context.takeOutput()
  expect(all.match(/^BW-\S+/gmu)).toEqual(references.toReversed())
  expect(all).toContain(`${ALL_FORMS.length} submissions`)
  await list(context, commandArguments(undefined, { form: 'contact' }))
  expect(context.takeOutput()).toContain('1 submission\n')
  await list(context, commandArguments(undefined, { since: '2999-01-01' }))
  expect(context.takeOutput()).toBe('0 submissions\n')
  await expect(list(context, commandArguments(undefined, { status: 'odd' }))).rejects.toThrow(
    '--status is one of',
  )
  for (const since of ['odd', '2026-02-31'])
    await expect(list(context, commandArguments(undefined, { since }))).rejects.toThrow('--since is a day')
  await expect(list(context, commandArguments(undefined, { form: 'nonsense' }))).rejects.toThrow(
    'There is no form nonsense. Forms: apply,',
  )
  await list(context, commandArguments(undefined, { limit: '2' }))
  expect(context.takeOutput()).toMatch(/newest 2 are listed.*\n7 submissions\n$/su)
  await expect(list(context, commandArguments(undefined, { limit: '0' }))).rejects.toThrow('--limit is')
})

test('a list names sender and topic, finds them, and cannot steer a terminal', async () => {
  const { backend, context } = await openAdminBesideSite()
  const reference = await send(backend, contact, {
    firstName: 'Ana\u202E',
    lastName: 'Silva',
    subject: 'Support',
  })
  await send(backend, contact, { lastName: 'Costa' })
  await list(context, commandArguments(undefined, { search: 'silva' }))
  expect(context.takeOutput()).toMatch(
    new RegExp(`^${reference}  .* new +  Ana Silva, Support\n1 submission\n$`, 'u'),
  )
  await list(context, commandArguments(undefined, { search: 'silva', json: true }))
  expect(JSON.parse(context.takeOutput())).toMatchObject([{ reference, topic: 'Support', status: 'new' }])
})
