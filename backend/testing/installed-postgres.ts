import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '/usr/lib/postgresql'

/**
 * The folder of the newest PostgreSQL that Debian's packages installed, with server and client programs in one version;
 * null when there is none.
 */
export function installedPostgres(): string | null {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  const folders = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(FOLDER, version, 'bin'))
  return (
    folders.find((folder) =>
      ['postgres', 'pg_dump', 'psql'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  )
}
