import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { contact, mailsOf, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { shareTestInbox } from '../../testing/share-test-inbox.ts'
import { STAFF_LIMITS, consumeStaffLimit } from './staff-limits.ts'
import { changeStatus, releaseSubmission } from './change-submission.ts'
import { changeMany } from './change-many.ts'
import { addNote, recordReply, replyByMail } from './notes-and-replies.ts'
import { retryDelivery } from './retry-delivery.ts'

const shared = shareTestInbox()

test('T123: of two people who change the same version, the second learns what changed', async () => {
  const { inbox, ana, received, somebody } = shared()
  const { id } = await received()
  const rui = somebody()
  const first = await inbox.ask(rui, 'change', {
    id,
    version: 0,
    status: 'in-progress',
    assignee: { id: rui.id, name: rui.name },
  })
  expect(first.body.item).toMatchObject({ version: 1, status: 'in-progress', assignee: { id: rui.id } })
  const second = await inbox.ask(ana, 'change', { id, version: 0, status: 'handled' })
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({
    code: 'changed',
    current: { version: 1, status: 'in-progress', assignee: { id: rui.id } },
    changes: [{ action: expect.stringMatching(/status|assign/u), actor: { id: rui.id } }],
  })
  expect((await inbox.ask(ana, 'change', { id, version: 1, status: 'handled' })).status).toBe(200)
  const repeated = await inbox.ask(ana, 'change', { id, version: 2, status: 'handled' })
  expect([repeated.status, repeated.body.code]).toEqual([409, 'not-possible'])
  expect((await inbox.ask(ana, 'change', { id, version: 2, status: 'reopened' })).body.item.status).toBe(
    'reopened',
  )
  const { timeline } = (await inbox.ask(ana, 'show', { id })).body
  expect(timeline.map(({ action }) => action)).toEqual(['received', 'status', 'assign', 'status', 'status'])
})

test('a change whose response was lost is no conflict for the person who asks for it again', async () => {
  const { inbox, ana, received, somebody } = shared()
  const { id } = await received()
  const [rui, assignee] = [somebody(), { id: ana.id, name: ana.name }]
  const request = { id, version: 0, status: 'in-progress', assignee }
  for (const actor of [ana, ana]) {
    const { status, body } = await inbox.ask(actor, 'change', request)
    expect([status, body.item?.version, body.item?.status]).toEqual([200, 1, 'in-progress'])
  }
  expect((await inbox.ask(ana, 'change', { id, version: 0, status: 'handled' })).status).toBe(409)
  expect((await inbox.ask(rui, 'change', request)).status).toBe(409)
  const reply = { id, version: 1, subject: 'Your message', text: 'Yes.' }
  expect((await inbox.ask(ana, 'reply', reply)).status).toBe(200)
  expect((await inbox.ask(ana, 'reply', { ...reply, text: 'No.' })).body.code).toBe('changed')
  expect((await inbox.ask(ana, 'show', { id })).body.replies).toHaveLength(1)
})

test('several are changed at once, each on its own', async () => {
  const { inbox, ana, received } = shared()
  const [one, two] = [await received(), await received()]
  const items = [
    { id: one.id, version: 0 },
    { id: two.id, version: 5 },
    { id: 'gone', version: 0 },
  ]
  const twice = await inbox.ask(ana, 'bulk', { items: [...items, items[0]], status: 'handled' })
  expect(twice.status).toBe(400)
  const { body } = await inbox.ask(ana, 'bulk', { items, status: 'handled' })
  expect(body.changed).toMatchObject([{ id: one.id, status: 'handled' }])
  expect(body.conflicts).toMatchObject([
    { id: two.id, item: { version: 0 } },
    { id: 'gone', item: null },
  ])
})

test('suspected spam is listed apart, and released it is sent', async () => {
  const { inbox, ana, received } = shared()
  const { id, reference, version } = await received({ [HONEYPOT_NAME]: 'x', email: 'suspected@example.com' })
  const { items } = (await inbox.ask(ana, 'list', { view: 'quarantined' })).body
  expect(items).toMatchObject([{ id, status: 'quarantined', reasons: ['trap-filled'] }])
  const reply = await inbox.ask(ana, 'reply', { id, version, subject: 'S', text: 'T' })
  expect([reply.status, reply.body.code]).toEqual([409, 'not-possible'])
  expect((await inbox.ask(ana, 'release', { id, version })).body.item.status).toBe('new')
  await expect.poll(() => mailsOf(inbox.settings, reference)).toHaveLength(2)
  expect((await inbox.ask(ana, 'release', { id, version: version + 1 })).body.code).toBe('not-possible')
})

test('T166: how many submissions a person changes in an hour is capped, whatever they do with them', async () => {
  const { backend, context } = await openAdminBesideSite()
  const [id, another] = [await send(backend, contact), await send(backend, contact)]
  const actor = testActor(['read', 'change'], [contact.name])
  const items = [id, another].map((each) => ({ id: each, version: 0 }))
  await consumeStaffLimit(context, actor, 'change', STAFF_LIMITS.change - 2)
  expect(await changeMany(context, actor, { items, status: 'handled' })).toMatchObject({
    changed: [{ status: 'handled' }, { status: 'handled' }],
  })
  const reopen = { id, version: 1, status: 'reopened' } as const
  const rejected = [
    await changeMany(context, actor, { items: [reopen], status: 'reopened' }),
    await changeStatus(context, actor, reopen),
    await releaseSubmission(context, actor, reopen),
    await addNote(context, actor, { id, text: 'Called' }),
    await replyByMail(context, actor, { ...reopen, subject: 'Your message', text: 'Yes.' }),
    await recordReply(context, actor, reopen),
    await retryDelivery(context, actor, { id, delivery: 'any' }),
  ]
  for (const outcome of rejected)
    expect(outcome).toMatchObject({ rejected: 'capped', message: expect.stringContaining('1,000 changes') })
  expect(await context.storage.readSubmission(id)).toMatchObject({ version: 1, status: 'handled' })
  expect(await changeStatus(context, testActor(), reopen)).toMatchObject({ rejected: 'capped' })
  expect(await changeStatus(context, context.actor, reopen)).toMatchObject({ item: { status: 'reopened' } })
})
