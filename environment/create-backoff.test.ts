import { describe, expect, it } from 'vitest'
import { createBackoff } from './create-backoff.mjs'

const MAX_RANDOM = () => 1
const MIN_RANDOM = () => 0

describe('T80: the delay before a restart', () => {
  it('doubles from half a second to a minute, and stays there', () => {
    const backoff = createBackoff({ random: MAX_RANDOM })
    const delays = Array.from({ length: 10 }, () => backoff.next(0).delayMs)
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
    for (let restart = 0; restart < 5_000; restart++) backoff.next(0)
    expect(backoff.next(0)).toEqual({ attempt: 5_011, delayMs: 60_000 })
  })

  it('is half random, so that several processes do not restart at the same moments', () => {
    expect(createBackoff({ random: MIN_RANDOM }).next(0).delayMs).toBe(250)
    expect(createBackoff({ random: MAX_RANDOM }).next(0).delayMs).toBe(500)
  })

  it('is reset after a stable minute', () => {
    const backoff = createBackoff({ random: MAX_RANDOM })
    for (let restart = 0; restart < 10; restart++) backoff.next(59_999)
    expect(backoff.next(59_999).delayMs).toBe(60_000)
    expect(backoff.next(60_000)).toEqual({ attempt: 1, delayMs: 500 })
  })
})
