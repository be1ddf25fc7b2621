import { expect, it } from 'vitest'
import { schedule, type Scheduled } from './schedule.mjs'

const PASSED = { failed: 0 }
const FAILED = { failed: 1 }

it('a step starts when those it needs have passed', async () => {
  const { order } = await runThrough([{ name: 'a' }, { name: 'b', needs: ['a'] }])
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
})

it('independent steps run concurrently, up to the limit', async () => {
  const { order, most } = await runThrough(['a', 'b', 'c', 'd'].map((name) => ({ name })))
  expect(order.slice(0, 2)).toEqual(['a starts', 'b starts'])
  expect(most).toBe(2)
})

it('a step that runs alone waits for running steps, and none starts beside it', async () => {
  const { order } = await runThrough([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c', alone: true }])
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

it('a step without a slot runs beside as many as others', async () => {
  const steps = [{ name: 'a', noSlot: true }, { name: 'b' }, { name: 'c' }, { name: 'd' }]
  const { order } = await runThrough(steps)
  expect(order.slice(0, 4)).toEqual(['a starts', 'b starts', 'c starts', 'a ends'])
})

it('a step that runs last starts when all others have started, even those that wait for a need', async () => {
  const steps = [{ name: 'a' }, { name: 'b', last: true }, { name: 'c', needs: ['a'] }]
  const { order } = await runThrough(steps)
  expect(order).toEqual(['a starts', 'a ends', 'c starts', 'b starts', 'c ends', 'b ends'])
})

it('a step that runs alone does not wait for those that run last', async () => {
  const { order } = await runThrough([
    { name: 'a', alone: true },
    { name: 'b', last: true },
  ])
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
})

it('a step that needs a failed one is skipped, and so are those that need it', async () => {
  const steps = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }]
  const { order, outcomes } = await runThrough(steps, ['a'])
  expect(order.filter((line) => line.endsWith('starts'))).toEqual(['a starts', 'd starts'])
  expect(outcomes).toEqual([FAILED, FAILED, FAILED, PASSED])
})

it('a step that needs an unknown one is an error', async () => {
  await expect(runThrough([{ name: 'a', needs: ['b'] }])).rejects.toThrow('not in the list')
})

async function runThrough(steps: readonly Scheduled[], failing: readonly string[] = []) {
  const order: string[] = []
  let running = 0
  let most = 0
  const outcomes = await schedule(steps, {
    concurrency: 2,
    async run({ name }) {
      order.push(`${name} starts`)
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      order.push(`${name} ends`)
      return failing.includes(name) ? FAILED : PASSED
    },
    skip: () => FAILED,
  })
  return { order, outcomes, most }
}
