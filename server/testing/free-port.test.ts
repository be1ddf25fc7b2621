import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

it.each(['0', '11', '12', '13', '99'])('worker %s of Playwright gets a port of the range', async (index) => {
  vi.stubEnv('VITEST_POOL_ID', undefined)
  vi.stubEnv('TEST_PARALLEL_INDEX', index)
  vi.resetModules()
  const { freePort } = await import('./free-port.ts')
  const port = await freePort()
  expect(port).toBeGreaterThanOrEqual(20_000)
  expect(port).toBeLessThan(32_000)
})
