import { expect, it } from 'vitest'
import type { Detail } from '../api/types'
import { mainAction } from './main-action'

const detailOf = (status: string, replyAddress: string | null, replies: number) =>
  ({ item: { status }, replyAddress, replies: Array.from({ length: replies }) }) as unknown as Detail

it.each(['new', 'reopened', 'in-progress'])('a submission that is %s is answered first', (status) => {
  expect(mainAction(detailOf(status, 'ada@example.com', 0))).toBe('reply')
})

it.each([
  ['that was answered', detailOf('new', 'ada@example.com', 1)],
  ['without an address', detailOf('new', null, 0)],
  ['that is suspected spam', detailOf('quarantined', 'ada@example.com', 0)],
  ['that is done', detailOf('handled', 'ada@example.com', 0)],
])('of a submission %s, the status comes first', (_which, detail) => {
  expect(mainAction(detail)).toBe('status')
})
