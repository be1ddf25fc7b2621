import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const never = new Promise<string>(() => {})

test('what arrives in time is returned, and what fails fails', async () => {
  expect(await withTimeout(Promise.resolve('value'), 60_000, () => 'late')).toBe('value')
  await expect(withTimeout(Promise.reject(new Error('broken')), 60_000, () => 'late')).rejects.toThrow(
    'broken',
  )
})

test('what takes too long is replaced by what the timeout returns or throws', async () => {
  expect(await withTimeout(never, 1, () => 'late')).toBe('late')
  await expect(withTimeout(never, 1, throwBusy)).rejects.toThrow('busy')
})

function throwBusy(): never {
  throw new Error('busy')
}
