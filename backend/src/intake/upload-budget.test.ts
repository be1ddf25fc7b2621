import { expect, test } from 'vitest'
import { createUploadBudget } from './upload-budget.ts'

const MEGABYTE_BYTES = 1024 * 1024

function openBudget(totalBytes: number, perAddressBytes: number) {
  const time = { now: 0 }
  return { time, budget: createUploadBudget({ totalBytes, perAddressBytes, clock: () => time.now }) }
}

test('T13: bytes beyond the budget are rejected, and released bytes can be reserved again', () => {
  const { budget } = openBudget(100, 100)
  const [first, second] = [budget.open('a'), budget.open('b')]
  expect([first.reserve(60), second.reserve(60), second.reserve(40)]).toEqual([true, false, true])
  first.release()
  first.release()
  expect(second.reserve(60)).toBe(true)
})

test('T79: eight addresses that hold all they may leave room for the largest upload of a ninth', () => {
  const largest = 10 * MEGABYTE_BYTES
  const { budget } = openBudget(128 * MEGABYTE_BYTES, largest)
  for (let address = 0; address < 8; address++) {
    const uploads = Array.from({ length: 8 }, () => budget.open(`192.0.2.${address}`))
    for (let round = 0; round < 40; round++) for (const upload of uploads) upload.reserve(MEGABYTE_BYTES / 4)
  }
  const honest = budget.open('198.51.100.1')
  expect(Array.from({ length: 10 }, () => honest.reserve(MEGABYTE_BYTES)).every(Boolean)).toBe(true)
})

test('T79: when the budget is used up, the slowest upload is aborted, and none that is new, fast or complete', async () => {
  const { time, budget } = openBudget(10 * MEGABYTE_BYTES, 10 * MEGABYTE_BYTES)
  const [complete, slow, slower, fast] = [1, 2, 3, 4].map((address) => budget.open(String(address)))
  complete!.reserve(MEGABYTE_BYTES)
  complete!.complete()
  slow!.reserve(2 * MEGABYTE_BYTES)
  slower!.reserve(MEGABYTE_BYTES)
  fast!.reserve(6 * MEGABYTE_BYTES)
  const late = budget.open('late')
  expect(late.reserve(MEGABYTE_BYTES)).toBe(false)
  time.now = 20_000
  expect(late.reserve(MEGABYTE_BYTES)).toBe(true)
  await slower!.whenEvicted()
  expect([slower!.reserve(1), slow!.reserve(0), fast!.reserve(0)]).toEqual([false, true, true])
  expect([late.reserve(2 * MEGABYTE_BYTES), late.reserve(MEGABYTE_BYTES)]).toEqual([true, false])
})
