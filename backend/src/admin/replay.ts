import { existsSync } from 'node:fs'
import { erasureJournal, readErasures } from '../inbox/erasure-journal.ts'
import { replayErasures } from '../inbox/replay-erasures.ts'
import { AdminError, report, type AdminContext, type Arguments } from './admin-context.ts'

/**
 * Repeats erasures after a restore: those in the database, and those in the journal or the copy of it that is named.
 */
export async function replay(context: AdminContext, args: Arguments): Promise<void> {
  const { positionals } = args
  const [file = erasureJournal(context.settings)] = positionals
  if (positionals.length > 0 && !existsSync(file)) throw new AdminError(`${file} does not exist.`)
  const erasures = [...(await context.storage.listErasures(null)), ...(await readErasures(file))]
  const replayed = await replayErasures(context, context.actor, erasures)
  const { erasures: repeated, submissions } = replayed
  report(context, args, replayed, `${repeated} erasures are repeated: ${submissions} submissions removed.`)
}
