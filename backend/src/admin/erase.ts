import { setTimeout as pause } from 'node:timers/promises'
import { normaliseLine } from '@beam/forms/engine/normalise-text.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { mailFolder } from '../settings.ts'
import { addressHash } from '../submissions/address-hash.ts'
import { AdminError, theWord, type AdminContext, type Arguments } from './admin-context.ts'

/** As forms take one, which is more than mail can be sent to. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/u
const AT_ONCE = 50
const SCRUB_TRIES = 40
const SCRUB_PAUSE_MS = 1_000

/** Removes one person everywhere: submissions, files, what was to be sent, written mails, and the log of the database. */
export async function erase(desk: AdminContext, words: Arguments): Promise<void> {
  const address = normaliseLine(theWord(words, 'e-mail address'))
  if (!ADDRESS.test(address)) throw new AdminError('Give one e-mail address, e.g. name@example.com.')
  const receipt = { submissions: 0, files: 0, deliveries: 0, mails: 0 }
  for (;;) {
    const found = await desk.storage.findPerson({ addressHash: addressHash(desk.keys, address) })
    if (found.length === 0) break
    const removed = await desk.storage.deleteSubmissions(found.slice(0, AT_ONCE))
    receipt.submissions += removed.submissions
    receipt.files += removed.files
    receipt.deliveries += removed.deliveries
    receipt.mails += await removeMailFiles(mailFolder(desk.settings), removed.references)
  }
  const vacuumed = await checkpointAndVacuum(desk)
  desk.print(`Erased on ${new Date(desk.now()).toISOString()}`)
  for (const [what, count] of Object.entries(receipt)) desk.print(`  ${what}: ${count}`)
  desk.print(
    vacuumed ? '  traces in the database: none' : '  traces in the database: gone after its next checkpoint',
  )
  desk.print('Backups made before, and mail that was sent, are not within reach of this command.')
}

/** Somebody who reads just now holds it back for a moment. */
async function checkpointAndVacuum({ storage }: AdminContext): Promise<boolean> {
  for (let attempt = 0; attempt < SCRUB_TRIES; attempt++) {
    if (await storage.checkpointAndVacuum()) return true
    await pause(SCRUB_PAUSE_MS)
  }
  return false
}
