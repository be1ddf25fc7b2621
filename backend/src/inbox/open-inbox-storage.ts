import type { BackendLog } from '../backend-log.ts'
import type { BackendSettings } from '../settings.ts'
import { READ_COMMANDS } from '../storage/command-kinds.ts'
import type { OpenStorage } from '../storage/open-storage.ts'
import { StorageUnavailableError, type Storage } from '../storage/storage.ts'

interface InboxStorageDependencies {
  readonly settings: BackendSettings
  readonly siteStorage: Storage
  readonly openStorage: OpenStorage
  readonly log: BackendLog
}

/**
 * With SQLite, staff read through a worker of their own: however much they read, receiving submissions does not wait
 * for it. What they write goes to the site's worker, and shares a sync to the disk with the submissions of that moment:
 * a second writer would take turns with it, one sync each.
 */
export async function openInboxStorage(dependencies: InboxStorageDependencies): Promise<Storage> {
  const { settings, siteStorage, openStorage, log } = dependencies
  if (settings.databaseUrl !== undefined) return siteStorage
  // While the site's file is lost, another may lie beside the WAL of that one.
  if (!(await siteStorage.ready())) throw new StorageUnavailableError('unreachable')
  return readElsewhere(siteStorage, await openStorage(settings, log, 'reader'))
}

/** The site's storage, of which another does what only reads. Closing it closes that other one. */
function readElsewhere(siteStorage: Storage, reader: Storage): Storage {
  const reads = Object.entries(reader).filter(([name]) => READ_COMMANDS.has(name))
  return { ...siteStorage, ...(Object.fromEntries(reads) as Partial<Storage>), close: () => reader.close() }
}
