import type { BackendLog } from '../backend-log.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { OpenStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createFormReader, createSubmissionDecrypter } from '../submissions/submission-decrypter.ts'
import { createApi } from './api/create-api.ts'
import { listen, type ApiListener } from './api/listen.ts'
import { STAFF_LIMIT_NAMES } from './staff-limits.ts'
import type { InboxContext } from './inbox-context.ts'
import { openInboxStorage } from './open-inbox-storage.ts'

interface InboxDependencies {
  readonly settings: BackendSettings
  readonly siteStorage: Storage
  readonly openStorage: OpenStorage
  readonly keys: DataKeys
  readonly log: BackendLog
  readonly now: () => number
  readonly onDeliveryDue: () => void
}

/** Since the process began. */
export interface InboxCounts {
  /** How often a person had used up what they may do in an hour. */
  readonly capped: Readonly<Record<string, number>>
  /** Requests that were not signed by the content service, or came twice. */
  readonly rejected: Readonly<Record<string, number>>
}

export interface Inbox {
  listen(): Promise<number | null>
  counts(): InboxCounts
  close(): Promise<void>
}

/** The staff inbox's part of the site process: it exists only where INBOX_SECRET is set. */
export function createInbox(dependencies: InboxDependencies): Inbox {
  const { settings, log, now } = dependencies
  const capped: Record<string, number> = Object.fromEntries(STAFF_LIMIT_NAMES.map((cap) => [cap, 0]))
  const rejected: Record<string, number> = { unsigned: 0, replayed: 0 }
  let opened: Promise<InboxContext> | undefined
  let listener: ApiListener | undefined

  function open(): Promise<InboxContext> {
    opened ??= openContext().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function openContext(): Promise<InboxContext> {
    const storage = await openInboxStorage(dependencies)
    const formOf = createFormReader(storage)
    return {
      settings,
      storage,
      keys: dependencies.keys,
      formOf,
      decryptSubmission: createSubmissionDecrypter(storage, dependencies.keys, formOf),
      now,
      onDeliveryDue: dependencies.onDeliveryDue,
      onLimitReached: (cap) => (capped[cap] = (capped[cap] ?? 0) + 1),
    }
  }

  function onRejected(reason: string): void {
    rejected[reason] = (rejected[reason] ?? 0) + 1
  }

  return {
    async listen() {
      if (!settings.inbox) return null
      const { secret, host, port } = settings.inbox
      listener = await listen({
        host,
        port,
        handleRequest: createApi({ secret, open, log, now, onRejected }),
      })
      return listener.port
    },
    counts: () => ({ capped: { ...capped }, rejected: { ...rejected } }),
    async close() {
      await listener?.close()
      const context = await opened?.catch(() => undefined)
      if (context && context.storage !== dependencies.siteStorage) await context.storage.close()
    },
  }
}
