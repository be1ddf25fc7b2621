import { expect, test } from 'vitest'
import { formatCount } from './format-count'

const views = { new: 0, mine: 12, unassigned: 1_000, quarantined: 1_001, handled: 1_001, all: 1_001 }

test('a view says how many there are, as far as they were counted', () => {
  const counts = { views, upTo: 1_000 }
  expect((['new', 'mine', 'unassigned', 'all'] as const).map((view) => formatCount(counts, view))).toEqual([
    '0',
    '12',
    '1,000',
    '1,000+',
  ])
})
