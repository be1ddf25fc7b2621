import { removeMailFiles } from '../mail/mail-files.ts'
import type { Storage } from '../storage/storage.ts'
import { dayOf } from './deletion-day.ts'

const BATCH_SIZE = 100

interface Purged {
  readonly submissions: number
  readonly files: number
  readonly mails: number
}

/**
 * Removes every submission (of one form, or of all) whose day has come, a few at a time so that other writers do not
 * wait.
 */
export async function purgeDue(
  storage: Storage,
  mailFolder: string,
  now: number,
  form?: string,
): Promise<Purged> {
  const purged = { submissions: 0, files: 0, mails: 0 }
  for (;;) {
    const removed = await storage.deleteDue({ day: dayOf(now), form, limit: BATCH_SIZE })
    if (removed.submissions === 0) return purged
    purged.submissions += removed.submissions
    purged.files += removed.files
    purged.mails += await removeMailFiles(mailFolder, removed.references)
  }
}
