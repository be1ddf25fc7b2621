import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('counts responses from memory by route and status', async () => {
  const { countFromMemory, registry } = createMetrics()
  for (const [kind, status] of [
    ['page', 200],
    ['page', 200],
    ['page', 404],
    ['file', 304],
  ] as const)
    countFromMemory(kind, status)
  const text = await registry.getSingleMetricAsString('beam_requests_total')
  expect(text).toContain('beam_requests_total{route="page",status="200"} 2')
  expect(text).toContain('beam_requests_total{route="none",status="404"} 1')
  expect(text).toContain('beam_requests_total{route="file",status="304"} 1')
  const hits = await registry.getSingleMetricAsString('beam_page_cache_hits_total')
  expect(hits).toContain('beam_page_cache_hits_total 3')
})

it('counts each response from memory once, however often the metrics are read', async () => {
  const { countFromMemory, registry } = createMetrics()
  countFromMemory('page data', 200)
  await registry.metrics()
  countFromMemory('page data', 200)
  const text = await registry.metrics()
  expect(text).toContain('beam_requests_total{route="page data",status="200"} 2')
  expect(text).toContain('beam_page_cache_hits_total 2')
})
