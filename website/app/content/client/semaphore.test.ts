import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const FOREVER = new AbortController().signal

it('grants a limited number of permits, then the next in order', async () => {
  const semaphore = createSemaphore(2)
  const entered: string[] = []
  const pass = (name: string) =>
    semaphore.acquire(FOREVER).then((release) => {
      entered.push(name)
      return release
    })
  const [first] = await Promise.all([pass('one'), pass('two')])
  const third = pass('three')
  const fourth = pass('four')
  expect(entered).toEqual(['one', 'two'])
  first()
  first()
  const letThirdGo = await third
  expect(entered).toEqual(['one', 'two', 'three'])
  letThirdGo()
  await fourth
  expect(entered).toEqual(['one', 'two', 'three', 'four'])
})

it('removes waiters that gave up', async () => {
  const semaphore = createSemaphore(1)
  const release = await semaphore.acquire(FOREVER)
  const impatient = new AbortController()
  const givenUp = semaphore.acquire(impatient.signal)
  const patient = semaphore.acquire(FOREVER)
  impatient.abort()
  await expect(givenUp).rejects.toThrow('aborted')
  release()
  await expect(patient).resolves.toBeTypeOf('function')
  await expect(semaphore.acquire(AbortSignal.abort())).rejects.toThrow('aborted')
})
