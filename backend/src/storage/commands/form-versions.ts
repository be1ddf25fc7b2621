import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A form as it was asked, texts and all: what a stored submission's answers mean. */
export interface FormVersion {
  readonly version: string
  readonly form: string
  /** JSON of the definition, without its rules. */
  readonly definition: string
  readonly firstUsedAt: number
}

/** Saves versions of forms; those that are known keep the time of their first use. */
export async function saveFormVersions(db: Kysely<Tables>, versions: readonly FormVersion[]): Promise<void> {
  const rows = versions.map(({ version, form, definition, firstUsedAt }) => ({
    version,
    form,
    definition,
    first_used_at: firstUsedAt,
  }))
  await db
    .insertInto('form_versions')
    .values(rows)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/** The definition's JSON, or undefined when that version was never remembered. */
export async function readFormVersion(db: Kysely<Tables>, version: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('form_versions')
    .select('definition')
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.definition
}

/** Every version of every form that was ever asked, oldest first. */
export async function listFormVersions(db: Kysely<Tables>, _input: null): Promise<readonly string[]> {
  const rows = await db.selectFrom('form_versions').select('definition').orderBy('first_used_at').execute()
  return rows.map(({ definition }) => definition)
}

/** The names of all forms that were ever asked. */
export async function listFormNames(db: Kysely<Tables>, _input: null): Promise<string[]> {
  const rows = await db.selectFrom('form_versions').select('form').distinct().orderBy('form').execute()
  return rows.map(({ form }) => form)
}
