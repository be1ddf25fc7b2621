import { sql } from 'kysely'
import { AUDIT_SECONDS } from '../inbox-migration.ts'
import type { MigrationDialect } from '../migrations.ts'

/** The SQL of migrations that only SQLite writes this way. */
export const SQLITE_MIGRATION: MigrationDialect = {
  sequence: sql`integer primary key autoincrement`,
  bytes: sql`blob`,
  integer: sql`integer`,
  addressesEnding: sql`without rowid`,
  storedAddresses: sql`select value as hash, seq from submissions,
    json_each('["' || replace(addresses, char(10), '","') || '"]')`,
  appendOnlyAuditLog: [
    sql`create trigger audit_log_unchangeable before update on audit_log
      begin select raise(abort, 'the audit log is append-only'); end`,
    sql`create trigger audit_log_undeletable before delete on audit_log
      when old.at > (strftime('%s', 'now') - ${sql.lit(AUDIT_SECONDS)}) * 1000
      begin select raise(abort, 'the audit log is append-only'); end`,
  ],
}
