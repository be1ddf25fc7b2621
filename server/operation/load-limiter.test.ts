import { expect, it, onTestFinished } from 'vitest'
import { createLoad } from './load-limiter.ts'

it('T26: takes so many readers, and one more when one has left', () => {
  const load = createLoad(2)
  onTestFinished(() => load.close())
  const leave = load.enter()
  expect(load.enter()).not.toBeNull()
  expect(load.enter()).toBeNull()
  leave?.()
  expect(load.inFlight).toBe(1)
  expect(load.enter()).not.toBeNull()
})
