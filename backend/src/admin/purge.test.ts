import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { purge } from './purge.ts'

const DAY_MS = 86_400_000

test('T62 and T72: a purge keeps to the day, and mistrusts a clock that jumps', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { backend, context } = await openAdminBesideSite({ now: () => now })
  await send(backend, contact)
  await purge(context, commandArguments())
  expect(context.takeOutput()).toContain('Removed: 0 submissions')
  now = Date.UTC(2031, 10, 20) - 1
  await purge(context, commandArguments(undefined, { 'dry-run': true }))
  expect(context.takeOutput()).toContain('0 submissions are due on 2031-11-19')
  now += 1
  await expect(purge(context, commandArguments())).rejects.toThrow('--clock-is-right')
  await purge(context, commandArguments(undefined, { 'clock-is-right': true }))
  expect(context.takeOutput()).toContain('Removed: 1 submissions')
  now -= 2 * DAY_MS
  await expect(purge(context, commandArguments())).rejects.toThrow('The clock went from')
})
