import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { BackendDependencies } from './backend.ts'
import type { BackendLog } from './backend-log.ts'
import { createErrorResponder, type ErrorResponder } from './http/error-responder.ts'
import { createReceiptLinks, type ReceiptLinks } from './intake/receipt-links.ts'
import type { DataKeys } from './keys/data-keys.ts'
import { openDataKeys } from './keys/open-data-keys.ts'
import { createClientQuotas, type ClientQuotas } from './rate-limits/client-quotas.ts'
import type { RateLimiter } from './rate-limits/rate-limiter.ts'
import { createMemoryRateLimiter } from './rate-limits/memory-rate-limiter.ts'
import { createPostgresRateLimiter } from './rate-limits/postgres-rate-limiter.ts'
import type { BackendSettings } from './settings.ts'
import { openStorage as openDefaultStorage, type OpenStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { configuredForms } from './submissions/configured-forms.ts'

/** What every part of the backend works with. */
export interface BackendContext {
  readonly settings: BackendSettings
  readonly log: BackendLog
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds, monotonic. */
  readonly clock: () => number
  readonly forms: readonly FormDefinition[]
  readonly openStorage: OpenStorage
  readonly storage: Storage
  readonly keys: DataKeys
  /** With SQLite one process counts for itself; with PostgreSQL all count together. */
  readonly limiter: RateLimiter
  readonly clientQuotas: ClientQuotas
  readonly receiptLinks: ReceiptLinks
  readonly respondToError: ErrorResponder
}

/** Opens storage and keys. Throws with one clear line when they cannot be opened. */
export async function openBackendContext(dependencies: BackendDependencies): Promise<BackendContext> {
  const { settings, log, now = Date.now, openStorage = openDefaultStorage } = dependencies
  const clock = dependencies.clock ?? dependencies.now ?? (() => performance.now())
  const forms = configuredForms(settings, dependencies.forms)
  const storage = await openStorage(settings, log, 'site')
  const keys = await openDataKeys(settings.dataKey, storage).catch(async (error: unknown) => {
    await storage.close()
    throw error
  })
  const limiter =
    settings.databaseUrl === undefined
      ? createMemoryRateLimiter(clock)
      : createPostgresRateLimiter({ storage, log, now, clock })
  return {
    settings,
    log,
    now,
    clock,
    forms,
    openStorage,
    storage,
    keys,
    limiter,
    clientQuotas: createClientQuotas({ keys, limiter, limits: settings.limits, now }),
    receiptLinks: createReceiptLinks(keys, now),
    respondToError: createErrorResponder(log),
  }
}
