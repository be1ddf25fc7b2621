import { mailFolder } from '../settings.ts'
import { checkClock, recordClock } from '../submissions/clock-check.ts'
import { dayOf } from '../submissions/deletion-day.ts'
import { purgeDue } from '../submissions/purge.ts'
import { AdminError, type AdminContext, type Arguments } from './admin-context.ts'

/** Removes what the retention rules of the forms say is over. The site does the same by itself every hour. */
export async function purge(context: AdminContext, { options }: Arguments): Promise<void> {
  const { storage, settings, now } = context
  const today = dayOf(now())
  if (options['dry-run'] === true) {
    return context.print(
      `${await storage.countDue({ day: today })} submissions are due on ${today} or before.`,
    )
  }
  const clock = await checkClock(storage, now())
  if (clock.kind === 'jumped' && options['clock-is-right'] !== true)
    throw new AdminError(clockMessage(clock.lastSeen, now()))
  await recordClock(storage, now())
  const purged = await purgeDue(storage, mailFolder(settings), now())
  await storage.checkpointAndVacuum()
  context.print(
    `Removed: ${purged.submissions} submissions, ${purged.files} files, ${purged.mails} written mails.`,
  )
}

function clockMessage(lastSeen: number, now: number): string {
  const [before, after] = [lastSeen, now].map((time) => new Date(time).toISOString())
  return `The clock went from ${before} to ${after}. If that is right, add --clock-is-right.`
}
