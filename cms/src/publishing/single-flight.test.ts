import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tasks with one key within a moment are one, and later ones are new', async () => {
  const { flight, start, finish } = createTestTasks()
  const both = [flight.run('/a', start), flight.run('/a', start)]
  finish(0)
  expect(await Promise.all(both)).toEqual([0, 0])
  expect(await flight.run('/a', start)).toBe(0)
  vi.runAllTimers()
  const next = flight.run('/a', start)
  finish(1)
  expect(await next).toBe(1)
})

it('a task after a change does not share one from before, whichever ends first', async () => {
  const { flight, start, finish } = createTestTasks()
  const before = flight.run('/a', start)
  flight.forget()
  const after = flight.run('/a', start)
  finish(0)
  expect(await before).toBe(0)
  const joining = flight.run('/a', start)
  finish(1)
  expect(await Promise.all([after, joining])).toEqual([1, 1])
})

it('a result is not kept after a change', async () => {
  const { flight, start, finish } = createTestTasks()
  const before = flight.run('/a', start)
  finish(0)
  await before
  flight.forget()
  const after = flight.run('/a', start)
  vi.runAllTimers()
  finish(1)
  expect(await Promise.all([after, flight.run('/a', start)])).toEqual([1, 1])
})

it('few results are kept', async () => {
  const { flight, start, finish } = createTestTasks()
  const all = Array.from({ length: 101 }, (_, index) => flight.run(`/${index}`, start))
  for (const index of all.keys()) finish(index)
  await Promise.all(all)
  const repeated = flight.run('/0', start)
  finish(101)
  expect(await repeated).toBe(101)
})

it('other keys are not shared, and a failure is that of all who share it', async () => {
  const { flight, start, finish } = createTestTasks()
  const [a, b] = [flight.run('/a', start), flight.run('/b', start)]
  finish(0)
  finish(1)
  expect(await Promise.all([a, b])).toEqual([0, 1])
  const results = await Promise.allSettled([flight.run('/c', fail), flight.run('/c', fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

/** Tasks that end when told, each with its number. */
function createTestTasks() {
  const ends: (() => void)[] = []
  const start = () => {
    const number = ends.length
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  return { flight: createSingleFlight<number>(), start, finish: (number: number) => ends[number]?.() }
}

function fail(): Promise<number> {
  return Promise.reject(new Error('away'))
}
