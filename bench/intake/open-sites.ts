import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { Client } from 'pg'
import { startPostgres } from '../../backend/src/testing/start-postgres.ts'
import type { BuiltSite } from '../../server/start-built-site.ts'
import { type Closing, withClosing } from '../running/closing.ts'
import { openSite } from '../running/open-site.ts'
import type { Arrangement } from './arrangement.ts'
import { fillPostgres, fillSqlite } from './fill-storage.ts'

const DATABASE = 'submissions.sqlite'
const COUNT = 'select count(*) as stored from submissions'
const REST_SECONDS = 5

/** The site on SQLite, with this many submissions stored before it starts. */
export async function openOnSqlite(closing: Closing, port: number, rows: number): Promise<Arrangement> {
  const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-sqlite-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  )
  const environment = { PORT: String(port), DATA_DIR: folder }
  if (rows > 0) {
    // The tables are the site's own work: it starts once to make them.
    await makeTables(environment)
    fillSqlite(join(folder, DATABASE), rows)
  }
  const site = await openSite(closing, environment)
  const stored = async () => {
    const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
    const row = database.prepare(COUNT).get() as { stored: number }
    database.close()
    return row.stored
  }
  return arrangement(`SQLite${behind(rows)}`, [site], stored)
}

/** Site processes on one PostgreSQL of their own. */
export async function openOnPostgres(
  closing: Closing,
  ports: readonly number[],
  databasePort: number,
  rows: number,
): Promise<Arrangement> {
  const postgres = closing.add(await startPostgres(databasePort), ({ stop }) => stop())
  const client = closing.add(new Client({ connectionString: postgres.url }), (opened) => opened.end())
  await client.connect()
  const environment = { DATABASE_URL: postgres.url }
  if (rows > 0) {
    await makeTables({ ...environment, PORT: String(ports[0]) })
    await fillPostgres(client, rows)
  }
  const sites: BuiltSite[] = []
  for (const port of ports) sites.push(await openSite(closing, { ...environment, PORT: String(port) }))
  const stored = async () => Number((await client.query<{ stored: string }>(COUNT)).rows[0]?.stored)
  const processes = ports.length === 1 ? '' : `, ${ports.length} site processes`
  return arrangement(`PostgreSQL${processes}${behind(rows)}`, sites, stored)
}

async function makeTables(environment: Readonly<Record<string, string>>): Promise<void> {
  await withClosing(async (closing) => openSite(closing, environment))
}

function arrangement(name: string, sites: readonly BuiltSite[], stored: () => Promise<number>): Arrangement {
  const headers = { 'content-type': 'application/json' }
  return {
    name,
    posts: sites.map(({ url }) => ({ url: url + contactForm.endpoint, headers })),
    body: JSON.stringify({ ...filledAnswers(contactForm), message: 'Some words @@' }),
    stored,
    rest: () => outboxIsEmpty(sites[0]?.url ?? ''),
  }
}

function behind(rows: number): string {
  return rows === 0 ? '' : `, ${rows.toLocaleString('en')} stored before`
}

/** Mail of the last posts would otherwise be written while the next are counted. */
async function outboxIsEmpty(url: string): Promise<void> {
  for (let second = 0; second < REST_SECONDS; second++) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (/^beam_outbox_waiting 0$/m.test(metrics)) return
    await pause(1000)
  }
}
