import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

let now = 0
let messages: string[] = []

function make() {
  now = 0
  messages = []
  return createCircuitBreaker({
    failuresToOpen: 3,
    resetMs: 1000,
    clock: () => now,
    onOpen: () => messages.push('open'),
    onClose: () => messages.push('closed'),
  })
}

function failTimes(breaker: ReturnType<typeof make>, times: number): void {
  for (let time = 0; time < times; time += 1) breaker.failed()
}

it('allows calls until consecutive failures', () => {
  const breaker = make()
  failTimes(breaker, 2)
  breaker.succeeded()
  failTimes(breaker, 2)
  expect(breaker.mayCall()).toBe(true)
  expect(breaker.isHealthy()).toBe(false)
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
})

it('allows one trial call per reset time', () => {
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
  expect([breaker.mayCall(), breaker.mayCall(), breaker.isHealthy()]).toEqual([true, true, true])
})

it('calls back once when it opens and once when it closes', () => {
  const breaker = make()
  failTimes(breaker, 10)
  breaker.succeeded()
  breaker.succeeded()
  breaker.failed()
  breaker.succeeded()
  expect(messages).toEqual(['open', 'closed'])
})
