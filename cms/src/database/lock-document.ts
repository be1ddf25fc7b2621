import type { Core } from '@strapi/strapi'
import { isPostgres } from './is-postgres.ts'

/** What is needed of the transaction that Strapi passes to its callback. */
interface Transaction {
  raw(sql: string, values: readonly unknown[]): PromiseLike<unknown>
}

/**
 * Until this transaction ends, other changes of the document wait here. With SQLite they wait anyway: it has one
 * connection.
 */
export async function lockDocument(
  strapi: Core.Strapi,
  transaction: unknown,
  documentId: string,
): Promise<void> {
  if (!isPostgres(strapi)) return
  await (transaction as Transaction).raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [documentId])
}
