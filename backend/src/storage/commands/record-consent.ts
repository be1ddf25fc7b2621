import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

interface Consent {
  /** Keyed hash of the whole notice: the same one again changes nothing. */
  readonly notice: string
  readonly choice: 'accepted' | 'declined'
  /** As the client's clock said, ISO 8601. */
  readonly chosenAt: string
  readonly receivedAt: number
}

/** Records a choice once for each notice. */
export async function recordConsent(db: Kysely<Tables>, consent: Consent): Promise<void> {
  const row = {
    notice: consent.notice,
    choice: consent.choice,
    chosen_at: consent.chosenAt,
    received_at: consent.receivedAt,
  }
  await db
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) => conflict.column('notice').doNothing())
    .execute()
}
