import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { countViews, listSubmissions } from '../inbox/list-submissions.ts'
import { isRejected } from '../inbox/rejected-operation.ts'
import { assign } from './assign.ts'

const rui = { ...testActor(undefined, undefined, '4'), name: 'Rui Müller' }

/** A submission, and `to` assigns it; answers with who has it then. */
async function openAssign() {
  const { backend, context } = await openAdminBesideSite()
  const reference = await send(backend, contact)
  const to = async (name: string | undefined, options: Record<string, string | boolean> = {}) => {
    const positionals = name === undefined ? [reference] : [reference, name]
    await assign(context, { positionals, options: { ...options, json: true } })
    return (JSON.parse(context.takeOutput()) as { assignee: unknown }).assignee
  }
  return { context, to }
}

test('what is assigned to somebody who has opened the inbox is theirs there, by name or id', async () => {
  const { context, to } = await openAssign()
  await listSubmissions(context, rui, {})
  for (const name of ['Rui Müller', 'rui muller', '4']) {
    expect(await to(name)).toEqual({ id: '4', name: 'Rui Müller' })
    expect((await countViews(context, rui)).views.mine).toBe(1)
    const mine = await listSubmissions(context, rui, { view: 'mine' })
    expect(isRejected(mine) ? mine : mine.items).toHaveLength(1)
    expect(await to(undefined, { nobody: true })).toBeNull()
  }
})

test('a name that nobody or several have is an error that says who there is', async () => {
  const { context, to } = await openAssign()
  await listSubmissions(context, rui, {})
  await expect(to('Riu')).rejects.toThrow(
    'Nobody called Riu has opened the inbox. These have: Rui Müller (4).',
  )
  expect(await to('Ana', { account: '9' })).toEqual({ id: '9', name: 'Ana' })
  await listSubmissions(context, { ...rui, id: '5' }, {})
  await expect(to('Rui Müller')).rejects.toThrow('Rui Müller (4), Rui Müller (5). Give the id')
  expect(await to('5')).toEqual({ id: '5', name: 'Rui Müller' })
  await expect(to(undefined)).rejects.toThrow('Give a name, or --nobody')
  await expect(to('Rui Müller', { nobody: true })).rejects.toThrow('Give a name, or --nobody')
})

test('before anybody has opened the inbox, a name alone will do', async () => {
  const { to } = await openAssign()
  expect(await to('Ana')).toEqual({ id: 'Ana', name: 'Ana' })
})
