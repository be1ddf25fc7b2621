import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'

export type Erasure = Readonly<Selectable<Tables['erasures']>>

/** Remembers who was erased; one that is known already changes nothing. */
export async function recordErasures(db: Kysely<Tables>, erasures: readonly Erasure[]): Promise<void> {
  for (const erasure of erasures)
    await db
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) => conflict.columns(['address_hash', 'erased_at']).doNothing())
      .execute()
}

/** Oldest first. */
export function listErasures(db: Kysely<Tables>, _input: null): Promise<Erasure[]> {
  return db.selectFrom('erasures').selectAll().orderBy('erased_at').orderBy('address_hash').execute()
}
