import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, backup as copyPages } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { erasureJournal, readErasures } from '../inbox/erasure-journal.ts'
import { replayErasures } from '../inbox/replay-erasures.ts'
import { sqliteFile } from '../settings.ts'
import type { StoredAuditEntry } from '../storage/commands/audit-log.ts'
import type { Erasure } from '../storage/commands/erasures.ts'
import { openSqlite } from '../storage/sqlite/open-sqlite.ts'
import { formVersion } from '../submissions/form-version.ts'
import { configuredForms } from '../submissions/configured-forms.ts'
import { copyDatabase, inspectCopy, rejectPostgres } from './backup.ts'
import { AdminError, singleArgument, type AdminContext, type Arguments } from './admin-context.ts'

const TRIES = 50
const PAUSE_MS = 200
const ALL_PAGES = 2 ** 31 - 1
const AUDIT_PAGE = 500

/** Replaces the database by a backup while the site runs. The old content is saved in a file beside it. */
export async function restore(context: AdminContext, args: Arguments): Promise<void> {
  rejectPostgres(context, 'pg_restore --clean --dbname "$DATABASE_URL" FILE')
  const file = resolve(singleArgument(args, 'backup'))
  if (!existsSync(file)) throw new AdminError(`${file} is not there.`)
  const count = inspectCopy(file)
  if (args.options['yes'] !== true) {
    throw new AdminError(
      `This replaces all submissions by the ${count} of the backup. If that is right, add --yes.`,
    )
  }
  const live = sqliteFile(context.settings)
  const before = `${live}.before-restore-${context.now()}`
  copyDatabase(live, before)
  const remembered = await remember(context)
  await replacePages(file, live)
  await migrateBackup(context, live)
  await repeat(context, remembered)
  context.print(
    `${inspectCopy(live)} submissions are restored. What was there before is in ${before}: remove it when all is well.`,
  )
}

interface Remembered {
  readonly erasures: readonly Erasure[]
  /** Oldest first. */
  readonly audit: readonly StoredAuditEntry[]
}

/** What must outlive a restore: whom the database forgot on purpose, and who did what. */
async function remember({ storage, settings }: AdminContext): Promise<Remembered> {
  const erasures = [...(await storage.listErasures(null)), ...(await readErasures(erasureJournal(settings)))]
  const audit: StoredAuditEntry[] = []
  for (;;) {
    const page = await storage.listAudit({ forms: null, before: audit.at(-1)?.seq, limit: AUDIT_PAGE })
    audit.push(...page)
    if (page.length < AUDIT_PAGE) return { erasures, audit: audit.toReversed() }
  }
}

async function repeat(context: AdminContext, { erasures, audit }: Remembered): Promise<void> {
  for (const { seq: _seq, ...entry } of audit) await context.storage.appendAudit(entry)
  const all = [...erasures, ...(await context.storage.listErasures(null))]
  const { submissions } = await replayErasures(context, context.actor, all)
  if (submissions > 0)
    context.print(`${submissions} submissions of persons who were erased are removed again.`)
}

/** SQLite's own backup respects its locks, so the site sees either the old or the new database. */
async function replacePages(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    for (let attempt = 1; !(await copied(source, to, attempt === TRIES)); attempt++) await pause(PAUSE_MS)
  } finally {
    source.close()
  }
}

async function copied(source: DatabaseSync, to: string, isLastTry: boolean): Promise<boolean> {
  try {
    await copyPages(source, to, { rate: ALL_PAGES })
    return true
  } catch (error) {
    if (isLastTry) throw error
    return false
  }
}

/** An older backup gets the tables of today, and knows the forms that the running site asks. */
async function migrateBackup({ settings, storage, now }: AdminContext, live: string): Promise<void> {
  const { database } = await openSqlite(live, 5_000)
  database.close()
  await storage.saveFormVersions(configuredForms(settings).map((form) => formVersion(form, now())))
}
