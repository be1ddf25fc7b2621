import { createInbox, type Inbox } from './inbox/create-inbox.ts'
import { indexNamesSlowly } from './inbox/name-index.ts'
import { sendDigest } from './inbox/send-digest.ts'
import type { CompanyLines } from './mail/company-note.ts'
import type { BackendContext } from './open-backend-context.ts'
import { startOutboxes } from './outbox/start-outboxes.ts'
import { mailFolder } from './settings.ts'
import { createFormReader } from './submissions/submission-decrypter.ts'
import { startMaintenance } from './submissions/start-maintenance.ts'

interface BackgroundWork {
  readonly inbox: Inbox
  /** A submission was stored: its deliveries are due. */
  wakeOutboxes(): void
  /** Finishes what is in progress. */
  close(): Promise<void>
}

/** Starts what happens beside requests: deliveries, the inbox of staff, and hourly maintenance. */
export function startBackgroundWork(context: BackendContext, companyLines: CompanyLines): BackgroundWork {
  const { settings, storage, openStorage, keys, limiter, log, now } = context
  const outboxes = startOutboxes({ settings, storage, keys, limiter, companyLines, log, now })
  const inbox = createInbox({
    settings,
    siteStorage: storage,
    openStorage,
    keys,
    log,
    now,
    onDeliveryDue: outboxes.wakeAll,
  })
  const formOf = createFormReader(storage)
  const stopMaintenance = startMaintenance({
    storage,
    keys,
    mailFolder: mailFolder(settings),
    log,
    now,
    tasks: [
      () => sendDigest({ storage, settings, keys, formOf, send: outboxes.send, log, now }),
      (isStopped) => indexNamesSlowly({ storage, formOf }, isStopped),
    ],
  })
  return {
    inbox,
    wakeOutboxes: outboxes.wake,
    async close() {
      stopMaintenance()
      await inbox.close()
      await outboxes.close()
    },
  }
}
