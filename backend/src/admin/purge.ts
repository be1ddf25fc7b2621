import { mailFolder } from '../settings.ts'
import { checkClock, recordClock } from '../submissions/clock-check.ts'
import { dayOf } from '../submissions/deletion-day.ts'
import { purgeDue } from '../submissions/purge-due.ts'
import { auditEntry } from '../inbox/audit-entry.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { formatCount } from './format-count.ts'
import { parseForm } from './parse-filter.ts'
import { AdminError, wantsJson, type AdminContext, type Arguments } from './admin-context.ts'

/** Removes what the retention rules of the forms say is over. The site does the same by itself every hour. */
export async function purge(context: AdminContext, args: Arguments): Promise<void> {
  const { storage, settings, now } = context
  const { options } = args
  const today = dayOf(now())
  const form = await parseForm(context, args)
  const due = await storage.countDue({ day: today, form })
  if (options['dry-run'] === true || options['yes'] !== true) {
    context.print(
      wantsJson(args)
        ? printableJson({ day: today, form: form ?? null, due })
        : `${formatCount(due, 'submission')} ${due === 1 ? 'is' : 'are'} due on ${today} or before.`,
    )
    if (options['dry-run'] === true) return
    throw new AdminError('Nothing was removed. This cannot be undone: if it is right, add --yes.')
  }
  const clock = await checkClock(storage, now())
  if (clock.kind === 'jumped' && options['clock-is-right'] !== true)
    throw new AdminError(clockMessage(clock.lastSeen, now()))
  await recordClock(storage, now())
  const purged = await purgeDue(storage, mailFolder(settings), now(), form)
  await storage.checkpointAndVacuum()
  const subject = form === undefined ? null : { form, reference: null }
  await storage.appendAudit(auditEntry(context, context.actor, 'purge', subject, { ...purged }))
  if (wantsJson(args)) return context.print(printableJson(purged))
  context.print(
    `Removed: ${formatCount(purged.submissions, 'submission')}, ${formatCount(purged.files, 'file')}, ${formatCount(purged.mails, 'mail file')}.`,
  )
}

function clockMessage(lastSeen: number, now: number): string {
  const [before, after] = [lastSeen, now].map((time) => new Date(time).toISOString())
  return `The clock went from ${before} to ${after}. If that is right, add --clock-is-right.`
}
