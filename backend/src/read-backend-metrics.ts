import type { BackendMetrics } from './backend.ts'
import type { Storage } from './storage/storage.ts'

/** Reads the metrics; counts are undefined while storage is not available. */
export async function readBackendMetrics(
  storage: Storage,
  storedByForm: BackendMetrics['storedByForm'],
): Promise<Omit<BackendMetrics, 'inbox'>> {
  const counts = await storage.countBacklog(null).catch(() => undefined)
  const { queued, latencyMs, rejected } = storage.status()
  return {
    storedByForm,
    quarantined: counts?.quarantined,
    outboxWaiting: counts?.outboxWaiting,
    outboxDead: counts?.outboxDead,
    storageQueued: queued,
    storageLatencyMs: latencyMs,
    storageRejected: rejected,
  }
}
