import { sql } from 'kysely'
import type { MigrationDialect } from '../migrations.ts'

/** The SQL of migrations that only SQLite writes this way. */
export const SQLITE_MIGRATION: MigrationDialect = {
  sequence: sql`integer primary key autoincrement`,
  bytes: sql`blob`,
  integer: sql`integer`,
  addressesEnding: sql`without rowid`,
  storedAddresses: sql`select value as hash, seq from submissions,
    json_each('["' || replace(addresses, char(10), '","') || '"]')`,
}
