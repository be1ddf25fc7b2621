import { afterAll, vi } from 'vitest'

/** Test files share worker threads: stubs, mocks and fake timers of one file are restored before the next. */
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
