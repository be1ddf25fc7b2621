import type { Backend, BackendMetrics } from '../../backend/src/create-backend.ts'
import type { Website } from '../../website/app/website.ts'
import type { Load } from './load-limiter.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from '../response-cache/page-cache.ts'

export interface WatchedParts {
  readonly backend: Backend
  readonly website: Website
  readonly pages: PageCache
  readonly load: Load
}

/** Adds what the parts tell of themselves to the metrics, read whenever somebody asks. */
export function watchParts(metrics: Metrics, { backend, website, pages, load }: WatchedParts): void {
  const { gauge } = metrics
  gauge('beam_kept_pages', 'Pages held in memory', () => pages.counts().pages)
  gauge('beam_kept_page_bytes', 'Bytes of pages held in memory', () => pages.counts().bytes)
  gauge('beam_in_flight', 'Requests being answered', () => load.inFlight + backend.inProgress())
  gauge('beam_content_reachable', '1 when the content service answers', () =>
    Number(website.contentStatus().reachable),
  )
  gauge('beam_content_age_seconds', 'Since the content service last answered well', () => {
    const age = website.contentStatus().lastGoodAnswerAgeMs
    return age === null ? Number.NaN : age / 1000
  })
  for (const [name, help, read] of OF_THE_BACKEND)
    gauge(name, help, async () => read(await backend.metrics()))
  metrics.labelled('beam_submissions_stored', 'Submissions stored since the start', 'form', async () => {
    const { storedByForm } = await backend.metrics()
    return storedByForm
  })
}

const OF_THE_BACKEND: readonly [string, string, (figures: BackendMetrics) => number | undefined][] = [
  ['beam_submissions_quarantined', 'Submissions that wait for a look', (figures) => figures.quarantined],
  ['beam_outbox_waiting', 'Deliveries to be sent', (figures) => figures.outboxWaiting],
  ['beam_outbox_dead', 'Deliveries given up: somebody must look', (figures) => figures.outboxDead],
  ['beam_storage_queued', 'Writes that wait for storage', (figures) => figures.storageQueued],
  ['beam_storage_latency_ms', 'Time of the last writes', (figures) => figures.storageLatencyMs],
  [
    'beam_storage_refused',
    'Writes refused because storage was not available',
    (figures) => figures.storageRejected,
  ],
]
