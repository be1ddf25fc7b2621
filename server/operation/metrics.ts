import cluster from 'node:cluster'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { createAggregatedReport } from '../processes/aggregated-metrics.ts'
import { createGauges } from './create-gauges.ts'
import { createResponseCounts, type FromMemory } from './response-counts.ts'

const PAGES: ReadonlySet<FromMemory> = new Set(['page', 'page data'])

/** Prometheus metrics. Labels are route patterns and statuses, never page URLs or clients' addresses. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const fromMemory = createResponseCounts()
  const requests = new Counter({
    name: 'beam_requests_total',
    help: 'Responses by route and status, including those from memory',
    labelNames: ['route', 'status'],
    registers,
    collect: addCountsFromMemory,
  })
  const cacheHits = new Counter({
    name: 'beam_page_cache_hits_total',
    help: 'Pages served from the page cache',
    registers,
    collect: addCountsFromMemory,
  })

  /** Called when the metrics are read. */
  function addCountsFromMemory(): void {
    fromMemory.take((kind, status, count) => {
      requests.inc({ route: status === 404 ? 'none' : kind, status }, count)
      if (PAGES.has(kind)) cacheHits.inc(count)
    })
  }

  return {
    registry,
    /** The metrics as text; with several processes those of all of them. */
    report: cluster.isWorker ? createAggregatedReport(registry) : () => registry.metrics(),
    requests,
    /** Counts a response from memory. */
    countFromMemory: fromMemory.add,
    seconds: new Histogram({
      name: 'beam_request_seconds',
      help: 'Response time, without responses from memory',
      labelNames: ['route'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    cacheMisses: new Counter({ name: 'beam_page_cache_misses_total', help: 'Pages rendered', registers }),
    shed: new Counter({
      name: 'beam_shed_total',
      help: 'Requests rejected because of overload',
      registers,
    }),
    cdnPurges: new Counter({
      name: 'beam_cdn_purges_total',
      help: 'Purges sent to the CDN, by result',
      labelNames: ['result'],
      registers,
    }),
    ...createGauges(registers),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
