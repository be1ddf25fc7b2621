import { expect, test } from 'vitest'
import { createUploadBudget } from './upload-budget.ts'

const MEGABYTE = 1024 * 1024

function openBudget(totalBytes: number, perAddressBytes: number) {
  const time = { now: 0 }
  return { time, budget: createUploadBudget({ totalBytes, perAddressBytes, clock: () => time.now }) }
}

test('T13: bytes that do not fit are refused, and room that is given back can be taken again', () => {
  const { budget } = openBudget(100, 100)
  const [first, second] = [budget.open('a'), budget.open('b')]
  expect([first.take(60), second.take(60), second.take(40)]).toEqual([true, false, true])
  first.close()
  first.close()
  expect(second.take(60)).toBe(true)
})

test('T79: eight addresses that hold all they may leave room for the largest upload of a ninth', () => {
  const largest = 10 * MEGABYTE
  const { budget } = openBudget(128 * MEGABYTE, largest)
  for (let address = 0; address < 8; address++) {
    const uploads = Array.from({ length: 8 }, () => budget.open(`192.0.2.${address}`))
    for (let round = 0; round < 40; round++) for (const upload of uploads) upload.take(MEGABYTE / 4)
  }
  const honest = budget.open('198.51.100.1')
  expect(Array.from({ length: 10 }, () => honest.take(MEGABYTE)).every(Boolean)).toBe(true)
})

test('T79: when all room is taken, the slowest upload is given up, and none that is young, fast or complete', async () => {
  const { time, budget } = openBudget(10 * MEGABYTE, 10 * MEGABYTE)
  const [complete, slow, slower, fast] = [1, 2, 3, 4].map((address) => budget.open(String(address)))
  complete!.take(MEGABYTE)
  complete!.complete()
  slow!.take(2 * MEGABYTE)
  slower!.take(MEGABYTE)
  fast!.take(6 * MEGABYTE)
  const late = budget.open('late')
  expect(late.take(MEGABYTE)).toBe(false)
  time.now = 20_000
  expect(late.take(MEGABYTE)).toBe(true)
  await slower!.evicted
  expect([slower!.take(1), slow!.take(0), fast!.take(0)]).toEqual([false, true, true])
  expect([late.take(2 * MEGABYTE), late.take(MEGABYTE)]).toEqual([true, false])
})
