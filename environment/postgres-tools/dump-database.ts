import { open } from 'node:fs/promises'
import { runPostgresTool } from './run-postgres-tool.ts'

const OWNER_ONLY = 0o600

/**
 * Writes one consistent moment of a database to a new file, in pg_dump's custom format, readable by its owner only.
 * Rejects with a PostgresToolError, e.g. when pg_dump is older than the server.
 */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  const created = await open(file, 'wx', OWNER_ONLY)
  try {
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]
    await runPostgresTool('pg_dump', args, url).done
    await created.sync()
  } finally {
    await created.close()
  }
}
