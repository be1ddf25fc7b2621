import type { Backend, BackendMetrics } from '../../backend/src/create-backend.ts'
import type { Purger } from '../cdn/create-purger.ts'
import type { Website } from '../../website/app/website.ts'
import type { Aggregator } from './create-gauges.ts'
import type { LoadLimiter } from './load-limiter.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from '../response-cache/page-cache.ts'

interface ObservedParts {
  readonly backend: Backend
  readonly website: Website
  readonly pages: PageCache
  readonly loadLimiter: LoadLimiter
  /** null: there is no CDN. */
  readonly purger: Purger | null
}

/** Registers the gauges of all parts; they are read at each scrape. */
export function registerGauges(
  metrics: Metrics,
  { backend, website, pages, loadLimiter, purger }: ObservedParts,
): void {
  const { gauge } = metrics
  gauge('beam_kept_pages', 'Pages held in memory', () => pages.counts().pages)
  gauge('beam_kept_page_bytes', 'Bytes of pages held in memory', () => pages.counts().bytes)
  gauge('beam_process_count', 'Site processes that report', () => 1)
  gauge('beam_in_flight', 'Requests in progress', () => loadLimiter.inFlight + backend.inProgress())
  gauge(
    'beam_content_reachable',
    '1 when the content service responds',
    () => Number(website.contentStatus().reachable),
    'min',
  )
  gauge(
    'beam_content_age_seconds',
    'Seconds since the last successful response of the content service',
    () => {
      const age = website.contentStatus().lastSuccessAgeMs
      return age === null ? Number.NaN : age / 1000
    },
    'max',
  )
  if (purger) registerPurgerGauges(metrics, purger)
  for (const [name, help, read, aggregator] of BACKEND_GAUGES)
    gauge(name, help, async () => read(await backend.metrics()), aggregator)
  metrics.labeledGauge(
    'beam_inbox_capped',
    'What staff asked the inbox for beyond what a person may do in an hour, since the start',
    'action',
    async () => (await backend.metrics()).inbox.capped,
  )
  metrics.labeledGauge(
    'beam_inbox_rejected',
    'Requests to the inbox that were not signed, or came twice, since the start',
    'reason',
    async () => (await backend.metrics()).inbox.rejected,
  )
  metrics.labeledGauge('beam_submissions_stored', 'Submissions stored since the start', 'form', async () => {
    const { storedByForm } = await backend.metrics()
    return storedByForm
  })
}

function registerPurgerGauges({ gauge }: Metrics, { waiting, failingForSeconds }: Purger): void {
  gauge('beam_cdn_purge_waiting', 'Tags of changes that the CDN has not confirmed', waiting, 'max')
  gauge('beam_cdn_purge_failing_seconds', 'Seconds since purges began to fail', failingForSeconds, 'max')
}

/** What every process reads from the database counts once. */
const BACKEND_GAUGES: readonly [
  name: string,
  help: string,
  read: (values: BackendMetrics) => number | undefined,
  aggregator: Aggregator,
][] = [
  ['beam_submissions_quarantined', 'Submissions waiting for review', (values) => values.quarantined, 'max'],
  ['beam_outbox_waiting', 'Deliveries waiting to be sent', (values) => values.outboxWaiting, 'max'],
  ['beam_outbox_dead', 'Deliveries given up: staff must act', (values) => values.outboxDead, 'max'],
  ['beam_storage_queued', 'Writes waiting for storage', (values) => values.storageQueued, 'sum'],
  ['beam_storage_latency_ms', 'Latency of the last writes', (values) => values.storageLatencyMs, 'max'],
  [
    'beam_storage_refused',
    'Writes rejected because storage was not available',
    (values) => values.storageRejected,
    'sum',
  ],
]
