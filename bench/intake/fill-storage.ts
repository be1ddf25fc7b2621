import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'

/**
 * Inserts submissions as they are stored after years, without deliveries and keys, using bulk SQL. Ids and references
 * start with the time, like real ones; address hashes are random.
 */
export function fillSqlite(file: string, rows: number): void {
  const database = new DatabaseSync(file)
  database.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -1500000')
  database.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
    insert into submissions (${SUBMISSION_COLUMNS})
    select printf('%08x-0000-7000-8000-%012x', i / 1000, i), printf('BW-%010d', i),
      ${SAME_IN_ALL} from n`)
  database.exec(`insert into addresses select lower(hex(randomblob(16))), seq from submissions order by 1`)
  // Checkpoint, so that deferred writes do not affect the measurement.
  database.exec('pragma synchronous = full; pragma wal_checkpoint(truncate)')
  database.close()
}

export async function fillPostgres(client: Client, rows: number): Promise<void> {
  await client.query("alter system set max_wal_size = '8GB'")
  await client.query("select pg_reload_conf(), set_config('synchronous_commit', 'off', false)")
  await client.query("set maintenance_work_mem = '512MB'")
  // No foreign key checks: the inserted rows are consistent.
  await client.query('set session_replication_role = replica')
  await client.query('alter table addresses drop constraint addresses_pkey')
  await client.query(`insert into submissions (${SUBMISSION_COLUMNS})
    select lpad(to_hex(i / 1000), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(i), 12, '0'),
      'BW-' || lpad(i::text, 10, '0'), ${SAME_IN_ALL} from generate_series(1, ${rows}) as i`)
  await client.query('insert into addresses select md5(random()::text), seq from submissions')
  await client.query('alter table addresses add primary key (hash, submission_seq)')
  // Vacuum and checkpoint, so that deferred work does not affect the measurement.
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
}

const SUBMISSION_COLUMNS =
  'id, reference, form, form_version, received_at, status, reasons, client, answers, due_on'

const ANSWERS = JSON.stringify({
  subject: 'Support',
  message: 'Words that were sent a while ago.',
})
const SAME_IN_ALL = `'contact', 'before', 1700000000000, 'new', '[]', 'nobody', '${ANSWERS}', '2099-01-01'`
