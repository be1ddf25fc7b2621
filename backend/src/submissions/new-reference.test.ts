import { expect, test } from 'vitest'
import { newId } from './new-id.ts'
import { REFERENCE, newReference } from './new-reference.ts'

const MINUTE_MS = 60_000

test('a reference is short and holds nothing that is misread', () => {
  for (let draw = 0; draw < 1_000; draw++) {
    const reference = newReference(Date.now() + draw * MINUTE_MS)
    expect(reference).toMatch(REFERENCE)
    expect(reference.slice(3)).not.toMatch(/[ILOU01]/u)
  }
})

test('references of one minute rarely meet, and those of two minutes never', () => {
  const drawn = new Set(Array.from({ length: 1_000 }, () => newReference(0)))
  expect(drawn.size).toBeGreaterThan(990)
  expect(drawn.has(newReference(MINUTE_MS))).toBe(false)
})

test('a reference does not reveal the next one', () => {
  const numbers = Array.from({ length: 50 }, () => newReference(0).slice(-5))
  expect(numbers).not.toEqual(numbers.toSorted())
  expect(new Set(numbers.map((number) => number[0])).size).toBeGreaterThan(5)
})

test('an id is a UUID of version 7 that sorts by time', () => {
  const early = newId(Date.UTC(2026, 10, 20))
  const late = newId(Date.UTC(2026, 10, 21))
  expect(early).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
  expect(early < late).toBe(true)
})
