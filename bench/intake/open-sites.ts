import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { Client } from 'pg'
import { startPostgres } from '../../backend/src/testing/start-postgres.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import { type Closing, withClosing } from '../running/closing.ts'
import { openSite } from '../running/open-site.ts'
import { type Arrangement, lostInSqlite, MESSAGE, type OpenArrangement } from './arrangement.ts'
import { fillPostgres, fillSqlite } from './fill-storage.ts'

const DATABASE = 'submissions.sqlite'
const POSTGRES_PORT = 4240

/** The site on SQLite, with this many submissions stored before it starts. */
export function onSqlite(rows: number): OpenArrangement {
  return async (closing) => {
    const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-sqlite-')), (made) =>
      rmSync(made, { recursive: true, force: true }),
    )
    const environment = { DATA_DIR: folder }
    if (rows > 0) {
      // The tables are the site's own work: it starts once to make them.
      await makeTables(environment)
      fillSqlite(join(folder, DATABASE), rows)
    }
    const site = await openSite(closing, environment)
    return arrangement(`SQLite${behind(rows)}`, [site], lostInSqlite(join(folder, DATABASE)))
  }
}

/** So many site processes on one PostgreSQL of their own. */
export function onPostgres(processes: number, rows: number): OpenArrangement {
  return async (closing) => {
    const postgres = closing.add(await startPostgres(POSTGRES_PORT), ({ stop }) => stop())
    const client = closing.add(new Client({ connectionString: postgres.url }), (opened) => opened.end())
    await client.connect()
    const environment = { DATABASE_URL: postgres.url }
    if (rows > 0) {
      await makeTables(environment)
      await fillPostgres(client, rows)
    }
    const sites: BuiltSite[] = []
    while (sites.length < processes) sites.push(await openSite(closing, environment))
    const name = `PostgreSQL${processes === 1 ? '' : `, ${processes} site processes`}${behind(rows)}`
    return arrangement(name, sites, async (references) => {
      const found = await client.query<{ lost: string }>(LOST_IN_POSTGRES, [references])
      return Number(found.rows[0]?.lost)
    })
  }
}

const LOST_IN_POSTGRES = `select count(*) as lost from unnest($1::text[]) as given
  where not exists (select 1 from submissions where reference = given)`

async function makeTables(environment: Readonly<Record<string, string>>): Promise<void> {
  await withClosing(async (closing: Closing) => openSite(closing, environment))
}

function arrangement(
  name: string,
  sites: readonly BuiltSite[],
  lost: NonNullable<Arrangement['lost']>,
): Arrangement {
  const { headers, body } = MESSAGE
  return {
    name,
    posts: sites.map(({ url }) => ({ url: url + contactForm.endpoint, headers })),
    body,
    processes: sites.map((site) => site.process.pid),
    lost,
  }
}

function behind(rows: number): string {
  return rows === 0 ? '' : `, ${rows.toLocaleString('en')} stored before`
}
