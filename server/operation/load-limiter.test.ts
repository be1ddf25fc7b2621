import { expect, it, onTestFinished } from 'vitest'
import { createLoadLimiter } from './load-limiter.ts'

it('T26: gives out so many slots, and one more after a release', () => {
  const limiter = createLoadLimiter(2)
  onTestFinished(() => limiter.close())
  const release = limiter.acquire()
  expect(limiter.acquire()).not.toBeNull()
  expect(limiter.acquire()).toBeNull()
  release?.()
  expect(limiter.inFlight).toBe(1)
  expect(limiter.acquire()).not.toBeNull()
})
