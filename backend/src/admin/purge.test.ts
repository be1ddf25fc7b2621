import { expect, test } from 'vitest'
import { openDeskBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { words } from '../../testing/test-admin-context.ts'
import { purge } from './purge.ts'

const DAY_MS = 86_400_000

test('T62 and T72: a purge keeps to the day, and mistrusts a clock that jumps', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { backend, desk } = await openDeskBesideSite({ now: () => now })
  await send(backend, contact)
  await purge(desk, words())
  expect(desk.take()).toContain('Removed: 0 submissions')
  now = Date.UTC(2031, 10, 20) - 1
  await purge(desk, words(undefined, { 'dry-run': true }))
  expect(desk.take()).toContain('0 submissions are due on 2031-11-19')
  now += 1
  await expect(purge(desk, words())).rejects.toThrow('--clock-is-right')
  await purge(desk, words(undefined, { 'clock-is-right': true }))
  expect(desk.take()).toContain('Removed: 1 submissions')
  now -= 2 * DAY_MS
  await expect(purge(desk, words())).rejects.toThrow('The clock went from')
})
