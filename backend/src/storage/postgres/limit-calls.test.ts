import { expect, it, onTestFinished, vi } from 'vitest'
import { StorageUnavailableError } from '../storage.ts'
import { limitCalls } from './limit-calls.ts'

const never = () => new Promise<never>(() => {})

it('a call that takes too long is answered as busy, and no longer counts as waiting', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limiter = limitCalls()
  const failure = limiter.run(never).catch((error: unknown) => error)
  expect(limiter.status()).toMatchObject({ queued: 1, rejected: 0 })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await failure).toMatchObject({ reason: 'busy' })
  expect(limiter.status()).toMatchObject({ queued: 0, rejected: 1 })
})

it('two thousand calls may wait, and one more is rejected at once', async () => {
  const limiter = limitCalls()
  const answer = Promise.withResolvers<string>()
  const waiting = Array.from({ length: 2_000 }, () => limiter.run(() => answer.promise))
  const call = vi.fn<() => Promise<void>>()
  await expect(limiter.run(call)).rejects.toMatchObject({ reason: 'queue-full' })
  expect(call).not.toHaveBeenCalled()
  answer.resolve('stored')
  expect(await Promise.all(waiting)).toContain('stored')
  expect(limiter.status()).toMatchObject({ queued: 0, rejected: 1 })
})

it('only unavailable storage counts as rejected', async () => {
  const limiter = limitCalls()
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(limiter.status().rejected).toBe(0)
  await expect(limiter.run(() => Promise.reject(new StorageUnavailableError('disk')))).rejects.toMatchObject({
    reason: 'disk',
  })
  expect(limiter.status().rejected).toBe(1)
})
