import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send, mailsOf, contact } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { end, handle, release } from './change-status.ts'
import { list } from './list.ts'

test('a submission is handled once; a quarantined one is released first, and only then sent', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  const reference = await send(backend, contact, { [HONEYPOT_NAME]: 'spam' })
  await expect(handle(context, commandArguments(reference))).rejects.toThrow('its status is "Suspected spam"')
  await release(context, commandArguments(reference))
  await expect(release(context, commandArguments(reference))).rejects.toThrow('its status is "New"')
  await handle(context, commandArguments(reference))
  await expect(handle(context, commandArguments(reference))).rejects.toThrow('its status is "Done"')
  await expect.poll(() => mailsOf(settings, reference)).toHaveLength(2)
})

test.each([
  ['spam', 'quarantined'],
  ['done', 'handled'],
])('a list by status takes %s, as in the inbox, like %s', async (shown, stored) => {
  const { backend, context } = await openAdminBesideSite()
  const done = await send(backend, contact)
  await handle(context, commandArguments(done))
  const spam = await send(backend, contact, { [HONEYPOT_NAME]: 'spam' })
  context.takeOutput()
  await list(context, commandArguments(undefined, { status: shown }))
  const listed = context.takeOutput()
  expect(listed).toContain(shown === 'spam' ? spam : done)
  expect(listed).toContain('\n1 submission\n')
  await list(context, commandArguments(undefined, { status: stored }))
  expect(context.takeOutput()).toBe(listed)
})

test('a relationship that ended is kept for its years, counted from that day', async () => {
  const { backend, context } = await openAdminBesideSite()
  const form = ALL_FORMS.find(({ retention }) => retention.from === 'relationship-end') ?? contact
  const reference = await send(backend, form)
  await end(context, commandArguments(reference, { on: '2026-12-31' }))
  expect(context.takeOutput()).toContain(`${2026 + form.retention.years}-12-31`)
  await expect(end(context, commandArguments(reference, { on: 'soon' }))).rejects.toThrow('--on is a day')
})
