import cluster from 'node:cluster'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { createAggregatedReport } from '../processes/aggregated-metrics.ts'
import { createGauges } from './create-gauges.ts'

/** Prometheus metrics. Labels are route patterns and statuses, never page URLs or clients' addresses. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'beam_requests_total',
    help: 'Responses by route and status, including those from memory',
    labelNames: ['route', 'status'],
    registers,
  })
  return {
    registry,
    /** The metrics as text; with several processes those of all of them. */
    report: cluster.isWorker ? createAggregatedReport(registry) : () => registry.metrics(),
    requests,
    /** Counts a response from memory. Counters are looked up once, since most responses come from memory. */
    countFromMemory: countByLabels(requests),
    seconds: new Histogram({
      name: 'beam_request_seconds',
      help: 'Response time, without responses from memory',
      labelNames: ['route'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    cacheHits: new Counter({
      name: 'beam_page_cache_hits_total',
      help: 'Pages served from the page cache',
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

function countByLabels(requests: Counter<'route' | 'status'>): (kind: string, status: number) => void {
  const counters = new Map<string, Counter.Internal>()
  return (kind, status) => {
    const key = kind + status
    let counter = counters.get(key)
    if (!counter) {
      counter = requests.labels({ route: status === 404 ? 'none' : kind, status })
      counters.set(key, counter)
    }
    counter.inc()
  }
}

export type Metrics = ReturnType<typeof createMetrics>
