import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Opens the product backend. */
export async function openBackend(_settings: Settings, _log: Log) {
  return {
    fetch: async (_request: Request) =>
      Response.json({ message: 'The backend is not there yet.' }, { status: 503 }),
    ready: async () => true,
    close: async () => {},
  }
}
