import { expect, test } from 'vitest'
import { lowerPriority } from './lower-priority.ts'

test('a priority that the system refuses changes nothing, and stops nothing', () => {
  expect(() => lowerPriority(1_000)).not.toThrow()
})
