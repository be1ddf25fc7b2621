import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeAtomically } from '../../../environment/backups/write-atomically.ts'
import { erasureJournal, readErasures } from '../inbox/erasure-journal.ts'
import { replayErasures } from '../inbox/replay-erasures.ts'
import { dataKeyProblem } from '../keys/data-key-problem.ts'
import { findDataKeys } from '../keys/data-keys.ts'
import type { StoredAuditEntry } from '../storage/commands/audit-log.ts'
import type { DataKeyUse } from '../storage/commands/data-key-uses.ts'
import type { Erasure } from '../storage/commands/erasures.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { formVersion } from '../submissions/form-version.ts'
import { configuredForms } from '../submissions/configured-forms.ts'
import { AdminError, report, singleArgument, type AdminContext, type Arguments } from './admin-context.ts'
import { databaseCopies } from './database-copies.ts'

const AUDIT_PAGE_SIZE = 500
const MAX_ATTEMPTS = 100
const PAUSE_MS = 200

/** Replaces the database by a backup while the site runs. The old content is saved in a file beside it. */
export async function restore(context: AdminContext, args: Arguments): Promise<void> {
  const copies = databaseCopies(context.settings)
  const file = resolve(singleArgument(args, 'backup'))
  if (!existsSync(file)) throw new AdminError(`${file} does not exist.`)
  const count = await copies.inspect(file)
  if (args.options['yes'] !== true) {
    throw new AdminError(
      `This replaces all submissions by the ${count} of the backup. If that is right, add --yes.`,
    )
  }
  const before = join(
    context.settings.dataDir,
    `submissions${copies.extension}.before-restore-${context.now()}`,
  )
  const canBeRead = copies.canBeRead()
  if (canBeRead) await writeAtomically(before, copies.write)
  const remembered = canBeRead ? await remember(context) : await rememberErasures(context)
  await copies.replace(file, (uses) => checkKeys(context, file, uses))
  await untilUsable(context.storage)
  await saveForms(context)
  const removedAgain = await repeat(context, remembered)
  const submissions = count - removedAgain
  const removedText = `${removedAgain} submissions of persons who were erased are removed again.\n`
  const beforeText = canBeRead
    ? `What was there before is in ${before}: remove it when all is well.`
    : 'Nothing could be read of what was there before.'
  const message = `${submissions} submissions are restored. ${beforeText}`
  report(
    context,
    args,
    { submissions, removedAgain, before: canBeRead ? before : null },
    removedAgain > 0 ? removedText + message : message,
  )
}

/** Without its key the site would not start again, and nobody could read what is encrypted. */
function checkKeys({ settings }: AdminContext, file: string, uses: readonly DataKeyUse[]): void {
  if (uses.length === 0) return
  const keys = findDataKeys(settings.dataKey)
  const problem = keys ? dataKeyProblem(keys, uses) : 'does not exist'
  if (problem === null) return
  const source = 'file' in settings.dataKey ? settings.dataKey.file : 'DATA_KEY'
  throw new AdminError(
    `${source} ${problem} that encrypted ${file}. Nothing was changed. Bring the key back first, below the present ones; if it is lost: docs/operating.md, "Data key lost".`,
  )
}

interface Remembered {
  readonly erasures: readonly Erasure[]
  /** Oldest first. */
  readonly audit: readonly StoredAuditEntry[]
}

/** Of a database that cannot be read. */
async function rememberErasures({ settings }: AdminContext): Promise<Remembered> {
  return { erasures: await readErasures(erasureJournal(settings)), audit: [] }
}

/** What a restore must not undo: erasures of persons, and the audit log. */
async function remember({ storage, settings }: AdminContext): Promise<Remembered> {
  const erasures = [...(await storage.listErasures(null)), ...(await readErasures(erasureJournal(settings)))]
  const audit: StoredAuditEntry[] = []
  for (;;) {
    const page = await storage.listAudit({ forms: null, before: audit.at(-1)?.seq, limit: AUDIT_PAGE_SIZE })
    audit.push(...page)
    if (page.length < AUDIT_PAGE_SIZE) return { erasures, audit: audit.toReversed() }
  }
}

/** A file that has become smaller is used again once it was checked, about a second later. */
async function untilUsable(storage: AdminContext['storage']): Promise<void> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      await storage.listErasures(null)
      return
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** How many submissions of erased persons the backup had brought back. */
async function repeat(context: AdminContext, { erasures, audit }: Remembered): Promise<number> {
  for (const { seq: _seq, ...entry } of audit) await context.storage.appendAudit(entry)
  const all = [...erasures, ...(await context.storage.listErasures(null))]
  const { submissions } = await replayErasures(context, context.actor, all)
  return submissions
}

/** The restored database knows the forms that the running site asks. */
async function saveForms({ settings, storage, now }: AdminContext): Promise<void> {
  await storage.saveFormVersions(configuredForms(settings).map((form) => formVersion(form, now())))
}
