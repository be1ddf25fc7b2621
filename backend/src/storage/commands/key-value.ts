import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Key-value store for the program's own state, e.g. when it last recorded the clock. */
export async function readValue(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Stores a value under its name, in place of an earlier one. */
export async function writeValue(
  db: Kysely<Tables>,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<void> {
  await db
    .insertInto('notes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
