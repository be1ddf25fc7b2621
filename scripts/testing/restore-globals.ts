import { afterAll, vi } from 'vitest'

/** Unit tests share their workers: what one file replaced is put back before the next one runs. */
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
