import { expect, it } from 'vitest'
import { createTurnstile } from './turnstile.ts'

const FOREVER = new AbortController().signal

it('lets so many through, then the next in turn', async () => {
  const turnstile = createTurnstile(2)
  const entered: string[] = []
  const pass = (name: string) =>
    turnstile.pass(FOREVER).then((letGo) => {
      entered.push(name)
      return letGo
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

it('forgets who gave up waiting', async () => {
  const turnstile = createTurnstile(1)
  const letGo = await turnstile.pass(FOREVER)
  const impatient = new AbortController()
  const givenUp = turnstile.pass(impatient.signal)
  const patient = turnstile.pass(FOREVER)
  impatient.abort()
  await expect(givenUp).rejects.toThrow('aborted')
  letGo()
  await expect(patient).resolves.toBeTypeOf('function')
  await expect(turnstile.pass(AbortSignal.abort())).rejects.toThrow('aborted')
})
