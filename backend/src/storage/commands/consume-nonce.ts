import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Whether the nonce was not used before, by any process: of equal requests one succeeds. */
export async function consumeNonce(
  db: Kysely<Tables>,
  { nonce, expiresAt }: { readonly nonce: string; readonly expiresAt: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('request_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
