import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import type { CdnSettings } from './cdn-settings.ts'
import { createPurger, type Purger } from './create-purger.ts'
import { createCdnHeaders, type SetCdnHeaders } from './cdn-headers.ts'
import { createSendPurge } from './send-purge.ts'

export interface Cdn {
  readonly setHeaders: SetCdnHeaders
  readonly purger: Purger
}

interface CdnDependencies {
  readonly metrics: Pick<Metrics, 'cdnPurges'>
  readonly log: Log
  /** Milliseconds since any point in time. */
  readonly clock: () => number
}

/** What is declared to a CDN, and purged from it; null without one. */
export function openCdn(settings: CdnSettings | null, { metrics, log, clock }: CdnDependencies): Cdn | null {
  if (settings === null) return null
  const onSent = (result: string) => metrics.cdnPurges.inc({ result })
  return {
    setHeaders: createCdnHeaders(settings.maxAgeSeconds),
    purger: createPurger({ send: createSendPurge(settings), onSent, log, clock }),
  }
}
