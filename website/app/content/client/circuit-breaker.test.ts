import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

let now = 0
let said: string[] = []

function make() {
  now = 0
  said = []
  return createCircuitBreaker({
    failuresToOpen: 3,
    restMs: 1000,
    clock: () => now,
    onOpen: () => said.push('open'),
    onClose: () => said.push('closed'),
  })
}

function failTimes(breaker: ReturnType<typeof make>, times: number): void {
  for (let time = 0; time < times; time += 1) breaker.failed()
}

it('lets calls through until failures come in a row', () => {
  const breaker = make()
  failTimes(breaker, 2)
  breaker.succeeded()
  failTimes(breaker, 2)
  expect(breaker.mayCall()).toBe(true)
  expect(breaker.isWell()).toBe(false)
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
})

it('lets one trial through after each rest', () => {
  const breaker = make()
  failTimes(breaker, 3)
  now = 999
  expect(breaker.mayCall()).toBe(false)
  now = 1000
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
  breaker.failed()
  now = 1999
  expect(breaker.mayCall()).toBe(false)
  now = 2000
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayCall(), breaker.mayCall(), breaker.isWell()]).toEqual([true, true, true])
})

it('says once that it opened and once that it closed', () => {
  const breaker = make()
  failTimes(breaker, 10)
  breaker.succeeded()
  breaker.succeeded()
  breaker.failed()
  breaker.succeeded()
  expect(said).toEqual(['open', 'closed'])
})
