import { setTimeout as pause } from 'node:timers/promises'
import { normaliseLine } from '@beam/forms/engine/normalise-text.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { mailFolder } from '../settings.ts'
import { addressHash } from '../submissions/address-hash.ts'
import { AdminError, singleArgument, type AdminContext, type Arguments } from './admin-context.ts'

/** What forms accept as an address, which is more than mail can be sent to. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/u
const BATCH_SIZE = 50
const VACUUM_ATTEMPTS = 40
const VACUUM_PAUSE_MS = 1_000

/** Removes one person everywhere: submissions, files, what was to be sent, written mails, and the log of the database. */
export async function erase(context: AdminContext, args: Arguments): Promise<void> {
  const address = normaliseLine(singleArgument(args, 'e-mail address'))
  if (!ADDRESS.test(address)) throw new AdminError('Give one e-mail address, e.g. name@example.com.')
  const receipt = { submissions: 0, files: 0, deliveries: 0, mails: 0 }
  for (;;) {
    const found = await context.storage.findPerson({ addressHash: addressHash(context.keys, address) })
    if (found.length === 0) break
    const removed = await context.storage.deleteSubmissions(found.slice(0, BATCH_SIZE))
    receipt.submissions += removed.submissions
    receipt.files += removed.files
    receipt.deliveries += removed.deliveries
    receipt.mails += await removeMailFiles(mailFolder(context.settings), removed.references)
  }
  const vacuumed = await checkpointAndVacuum(context)
  context.print(`Erased on ${new Date(context.now()).toISOString()}`)
  for (const [what, count] of Object.entries(receipt)) context.print(`  ${what}: ${count}`)
  context.print(
    vacuumed ? '  traces in the database: none' : '  traces in the database: gone after its next checkpoint',
  )
  context.print('Backups made before, and mail that was sent, are not within reach of this command.')
}

/** Tried again: a reader blocks it for a moment. */
async function checkpointAndVacuum({ storage }: AdminContext): Promise<boolean> {
  for (let attempt = 0; attempt < VACUUM_ATTEMPTS; attempt++) {
    if (await storage.checkpointAndVacuum()) return true
    await pause(VACUUM_PAUSE_MS)
  }
  return false
}
