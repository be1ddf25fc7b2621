import { installedPostgres } from '../../backend/testing/installed-postgres.ts'
import { startPostgres } from '../../backend/testing/start-postgres.ts'

/** Starts a PostgreSQL for all files of a run: an installed one, whose pg_dump fits, else that of the package. */
export default async function startSharedPostgres(): Promise<() => Promise<void>> {
  const programs = installedPostgres() ?? undefined
  const postgres = await startPostgres(5560, programs)
  process.env['CMS_TEST_POSTGRES'] = postgres.url
  if (programs) process.env['PATH'] = `${programs}:${process.env['PATH']}`
  return () => postgres.stop()
}
