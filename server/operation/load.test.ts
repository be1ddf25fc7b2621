import { expect, it, onTestFinished } from 'vitest'
import { createLoad } from './load.ts'

function open(maxInFlight: number) {
  const load = createLoad(maxInFlight)
  onTestFinished(() => load.close())
  return load
}

it('takes so many readers, and one more when one has left', () => {
  const load = open(2)
  const leave = load.enter(null)
  expect(load.enter(null)).not.toBeNull()
  expect(load.enter(null)).toBeNull()
  leave?.()
  expect(load.inFlight).toBe(1)
  expect(load.enter(null)).not.toBeNull()
})

it('T26: gives one sender at most half of the room, so that others can send', () => {
  const load = open(4)
  expect([1, 2, 3].map(() => load.enter('192.0.2.1') !== null)).toEqual([true, true, false])
  expect([1, 2, 3].map(() => load.enter('192.0.2.2') !== null)).toEqual([true, true, false])
  expect(load.enter('192.0.2.3')).toBeNull()
})

it('T26: lets readers in however many send', () => {
  const load = open(2)
  load.enter('192.0.2.1')
  load.enter('192.0.2.2')
  expect(load.enter('192.0.2.3')).toBeNull()
  expect(load.enter(null)).not.toBeNull()
  expect(load.inFlight).toBe(3)
})

it('gives back what a sender had', () => {
  const load = open(2)
  load.enter('192.0.2.1')?.()
  expect(load.enter('192.0.2.1')).not.toBeNull()
  expect(load.inFlight).toBe(1)
})
