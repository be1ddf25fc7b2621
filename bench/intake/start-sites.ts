import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { Client } from 'pg'
import { startPostgres } from '../../backend/testing/start-postgres.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import { type Cleanup, withCleanup } from '../processes/with-cleanup.ts'
import { startSite } from '../processes/start-site.ts'
import { type IntakeTarget, countLostInSqlite, MESSAGE, type StartTarget } from './intake-target.ts'
import { fillPostgres, fillSqlite } from './fill-storage.ts'

const DATABASE = 'submissions.sqlite'
const POSTGRES_PORT = 4240

/** Further settings of the site process with this number. */
type EnvironmentOf = (index: number) => Readonly<Record<string, string>>
const NOTHING_FURTHER: EnvironmentOf = () => ({})

/** The site on SQLite with `rows` submissions already stored. */
export function startOnSqlite(rows: number, environmentOf = NOTHING_FURTHER): StartTarget {
  return async (cleanup) => {
    const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-sqlite-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const environment = { DATA_DIR: folder }
    if (rows > 0) {
      // The site is started once, so that it creates its tables.
      await createTables(environment)
      fillSqlite(join(folder, DATABASE), rows)
    }
    const site = await startSite(cleanup, { ...environment, ...environmentOf(0) })
    return target(`SQLite${storedBefore(rows)}`, [site], countLostInSqlite(join(folder, DATABASE)))
  }
}

/** `processes` site processes that share a PostgreSQL. */
export function startOnPostgres(
  processes: number,
  rows: number,
  { postgresPort = POSTGRES_PORT, environmentOf = NOTHING_FURTHER } = {},
): StartTarget {
  return async (cleanup) => {
    const postgres = cleanup.add(await startPostgres(postgresPort), ({ stop }) => stop())
    const client = cleanup.add(new Client({ connectionString: postgres.url }), (opened) => opened.end())
    await client.connect()
    const environment = { DATABASE_URL: postgres.url }
    if (rows > 0) {
      await createTables(environment)
      await fillPostgres(client, rows)
    }
    const sites: BuiltSite[] = []
    while (sites.length < processes)
      sites.push(await startSite(cleanup, { ...environment, ...environmentOf(sites.length) }))
    const name = `PostgreSQL${processes === 1 ? '' : `, ${processes} site processes`}${storedBefore(rows)}`
    return target(name, sites, async (references) => {
      const found = await client.query<{ lost: string }>(LOST_IN_POSTGRES, [references])
      return Number(found.rows[0]?.lost)
    })
  }
}

const LOST_IN_POSTGRES = `select count(*) as lost from unnest($1::text[]) as acknowledged
  where not exists (select 1 from submissions where reference = acknowledged)`

async function createTables(environment: Readonly<Record<string, string>>): Promise<void> {
  await withCleanup(async (cleanup: Cleanup) => startSite(cleanup, environment))
}

function target(
  name: string,
  sites: readonly BuiltSite[],
  lost: NonNullable<IntakeTarget['lost']>,
): IntakeTarget {
  const { headers, body } = MESSAGE
  return {
    name,
    posts: sites.map(({ url }) => ({ url: url + contactForm.endpoint, headers })),
    body,
    processes: sites.map((site) => site.process.pid),
    lost,
  }
}

function storedBefore(rows: number): string {
  return rows === 0 ? '' : `, ${rows.toLocaleString('en')} stored before`
}
