import { failed, ok, type Check } from '../check.ts'

/** With PostgreSQL: its client programs are installed, and not older than the server. */
export const backupProgramsCheck: Check = {
  name: 'Backup programs',
  async run({ settings: { backend }, run, queryRow }) {
    if (backend.databaseUrl === undefined) return []
    const { version } = await queryRow("select current_setting('server_version_num')::int / 10000 as version")
    const result = await run('pg_dump', ['--version'])
    const remedy = `Install postgresql-client-${String(version)}: without it there are no backups.`
    const installed = /(\d+)/.exec(result?.output ?? '')?.[1]
    if (installed === undefined) return [failed('pg_dump is not installed', remedy)]
    return Number(installed) < Number(version)
      ? [failed(`pg_dump ${installed} is older than PostgreSQL ${String(version)}`, remedy)]
      : [ok(`pg_dump ${installed} can back up PostgreSQL ${String(version)}`)]
  },
}
