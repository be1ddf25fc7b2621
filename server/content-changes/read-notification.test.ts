import { expect, it } from 'vitest'
import { readNotification } from './read-notification.ts'

const FROM = 'b6c5c1f0-7d52-4f0a-9a53-8c9c2f1f0b3a'

it('reads what a site process has sent', () => {
  const sent = { from: FROM, tags: ['page:about-us', 'pages'] }
  expect(readNotification(JSON.stringify(sent))).toEqual(sent)
})

it.each([
  '',
  'not JSON',
  'null',
  '[]',
  '{}',
  JSON.stringify({ from: FROM }),
  JSON.stringify({ tags: ['pages'] }),
  JSON.stringify({ from: FROM, tags: 'pages' }),
  JSON.stringify({ from: FROM, tags: [null] }),
  JSON.stringify({ from: FROM, tags: ['x'.repeat(301)] }),
])('T177: takes %j for no notification', (payload) => {
  expect(readNotification(payload)).toBeNull()
})
