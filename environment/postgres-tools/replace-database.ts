import { pipeline } from 'node:stream/promises'
import { runPostgresTool } from './run-postgres-tool.ts'

/** Also removes what an older dump does not contain, so that migrations can create it again. Extensions stay. */
const REMOVE_EVERYTHING = `
do $$
declare item record;
begin
  for item in select c.relname from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  loop execute format('drop table if exists %I cascade', item.relname); end loop;
  for item in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('drop routine if exists %s cascade', item.name); end loop;
  for item in select c.relname from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S'
  loop execute format('drop sequence if exists %I cascade', item.relname); end loop;
end $$;
`

/** Rolls the transaction back: an incomplete dump must change nothing. */
const ABORT_TRANSACTION = 'select 1/0;'

/**
 * Replaces the content of a database by a dump, in one transaction: others see either the old or the new content, and a
 * failure changes nothing. Rejects with a PostgresToolError.
 */
export async function replaceDatabase(url: string, file: string): Promise<void> {
  const dump = runPostgresTool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file])
  dump.stdin.end()
  const args = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--file=-']
  const database = runPostgresTool('psql', args, url)
  const ended = Promise.allSettled([database.done, dump.done])
  database.stdout.resume()
  database.stdin.write(REMOVE_EVERYTHING)
  await pipeline(dump.stdout, database.stdin, { end: false }).catch(() => {})
  const isWhole = await dump.done.then(
    () => true,
    () => false,
  )
  // psql commits at the end of its input: a dump that broke off must fail before.
  database.stdin.end(isWhole ? '' : `${ABORT_TRANSACTION}\n`)
  const [replaced, dumped] = await ended
  if (replaced.status === 'fulfilled') return
  const isOwnFailure = String(replaced.reason).includes('division by zero')
  throw isOwnFailure && dumped.status === 'rejected' ? dumped.reason : replaced.reason
}
