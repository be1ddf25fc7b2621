import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { purge } from './purge.ts'

const DAY_MS = 86_400_000

test('T62 and T72: a purge keeps to the day, and mistrusts a clock that jumps', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { backend, context } = await openAdminBesideSite({ now: () => now })
  await send(backend, contact)
  await purge(context, commandArguments(undefined, { yes: true }))
  expect(context.takeOutput()).toContain('Removed: 0 submissions')
  now = Date.UTC(2031, 10, 20) - 1
  await purge(context, commandArguments(undefined, { 'dry-run': true }))
  expect(context.takeOutput()).toContain('0 submissions are due on 2031-11-19')
  now += 1
  await expect(purge(context, commandArguments(undefined, { yes: true }))).rejects.toThrow('--clock-is-right')
  await purge(context, commandArguments(undefined, { yes: true, 'clock-is-right': true }))
  expect(context.takeOutput()).toContain('Removed: 1 submission,')
  now -= 2 * DAY_MS
  await expect(purge(context, commandArguments(undefined, { yes: true }))).rejects.toThrow(
    'The clock went from',
  )
})

test('T124: a purge of one form leaves the others, and needs a yes', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { backend, context } = await openAdminBesideSite({ now: () => now })
  const apply = ALL_FORMS.find(({ name, retention }) => name !== 'contact' && retention.from === 'received')!
  await send(backend, contact)
  await send(backend, apply)
  now = Date.UTC(2031, 10, 20)
  const sure = { yes: true, 'clock-is-right': true }
  await expect(purge(context, commandArguments(undefined, { form: 'contact' }))).rejects.toThrow('--yes')
  expect(context.takeOutput()).toContain('1 submission is due')
  await purge(context, commandArguments(undefined, { form: 'contact', ...sure }))
  expect(context.takeOutput()).toContain('Removed: 1 submission,')
  await purge(context, commandArguments(undefined, { 'dry-run': true }))
  expect(context.takeOutput()).toContain('1 submission is due')
})
