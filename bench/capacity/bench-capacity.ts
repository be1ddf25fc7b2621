import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { Client } from 'pg'
import { startPostgres } from '../../backend/testing/start-postgres.ts'
import { formData, formWithFiles, postForm } from '../../server/testing/post-form.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { MESSAGE } from '../intake/intake-target.ts'
import { postMessages } from '../intake/post-messages.ts'
import { type Cleanup, withCleanup } from '../processes/with-cleanup.ts'
import { cpuTimeMicroseconds } from '../processes/cpu-time-microseconds.ts'
import { startSite, startSiteWithContent } from '../processes/start-site.ts'
import { runWrk, wrkVersion } from '../processes/wrk.ts'
import { describeCapacity, type Cost, type Measured } from './describe-capacity.ts'

const CONNECTIONS = 32
const POSTGRES_PORT = 4241
const UPLOADS = 60
const UPLOAD_BYTES = 1_000_000
const ASSET = '/fonts/figtree-400-700-v2.woff2'
const BROTLI = { 'accept-encoding': 'br' }

/**
 * CPU time for each page, file and submission, of the site and of PostgreSQL. Unlike requests a second it hardly
 * depends on what else the machine does.
 */
export function benchCapacity({ runs = 3, seconds = 3 }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    const costs = [
      ...(await measurePages(cleanup, runs, seconds)),
      ...(await measureSqlite(cleanup, runs, seconds)),
    ]
    costs.push(...(await measurePostgres(cleanup, runs, seconds)))
    return {
      title: 'Capacity',
      text: describeCapacity(costs, { runs, seconds }),
      versions: { wrk: wrkVersion() },
    }
  })
}

async function measurePages(cleanup: Cleanup, runs: number, seconds: number): Promise<Cost[]> {
  const site = await startSiteWithContent(cleanup, {})
  const page = await fetch(`${site.url}/`, { headers: BROTLI })
  const unchanged = { ...BROTLI, 'if-none-match': page.headers.get('etag') ?? '' }
  const cases = [
    { name: 'page from the cache', path: '/', headers: BROTLI },
    { name: 'page that the browser has (304)', path: '/', headers: unchanged },
    { name: 'file, e.g. a font', path: ASSET, headers: BROTLI },
  ]
  const costs: Cost[] = []
  for (const { name, path, headers } of cases)
    costs.push(
      await repeat(name, runs, async () => {
        const before = cpuTimeMicroseconds([site.process.pid])
        const load = { url: site.url + path, headers, connections: CONNECTIONS, seconds }
        const { requests } = await runWrk(load)
        return { site: (cpuTimeMicroseconds([site.process.pid]) - before) / requests }
      }),
    )
  return costs
}

async function measureSqlite(cleanup: Cleanup, runs: number, seconds: number): Promise<Cost[]> {
  const site = await startSite(cleanup, {})
  const file = join(site.dataFolder, 'submissions.sqlite')
  const message = await repeat('message, SQLite', runs, async () => ({
    ...(await measureMessages(site, seconds, [])),
    bytes: bytesPerSubmission(file),
  }))
  const application = await repeat('application with two files of 1 MB, SQLite', runs, () => postFiles(site))
  return [message, application]
}

async function measurePostgres(cleanup: Cleanup, runs: number, seconds: number): Promise<Cost[]> {
  const postgres = cleanup.add(await startPostgres(POSTGRES_PORT), ({ stop }) => stop())
  const client = cleanup.add(new Client({ connectionString: postgres.url }), (opened) => opened.end())
  await client.connect()
  const site = await startSite(cleanup, { DATABASE_URL: postgres.url })
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = parentOf(rows[0]?.pid ?? 0)
  return [
    await repeat('message, PostgreSQL', runs, () =>
      measureMessages(site, seconds, [server, ...childrenOf(server)]),
    ),
  ]
}

async function measureMessages(
  site: BuiltSite,
  seconds: number,
  database: readonly number[],
): Promise<Measured> {
  const { headers, body } = MESSAGE
  const posts = [{ url: site.url + contactForm.endpoint, headers }]
  const before = cpuTimeMicroseconds(database)
  const target = { name: '', posts, body, processes: [site.process.pid] }
  const { cpuMicroseconds, requests } = await postMessages(
    target,
    { connections: CONNECTIONS, seconds },
    site.dataFolder,
  )
  const spent = cpuTimeMicroseconds(database) - before
  return { site: cpuMicroseconds, ...(database.length > 0 && { database: spent / requests }) }
}

/** With indexes and deliveries. */
function bytesPerSubmission(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const value = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
  const bytes = value('pragma page_count') * value('pragma page_size')
  const count = value('select count(*) from submissions')
  database.close()
  return bytes / count
}

/** One after another, as fast as they are accepted. */
async function postFiles(site: BuiltSite) {
  const form = formWithFiles(ALL_FORMS)
  const before = cpuTimeMicroseconds([site.process.pid])
  for (let number = 0; number < UPLOADS; number++) {
    const response = await postForm(site.url, form, formData(form, {}, UPLOAD_BYTES))
    if (response?.status !== 201) throw new Error(`An application was rejected with ${response?.status}.`)
  }
  return { site: (cpuTimeMicroseconds([site.process.pid]) - before) / UPLOADS }
}

async function repeat(name: string, runs: number, measure: () => Promise<Measured>): Promise<Cost> {
  // The first one also compiles.
  await measure()
  const measured: Measured[] = []
  for (let run = 1; run <= runs; run++) measured.push(await measure())
  console.log(`${name}: ${measured.map(({ site }) => Math.round(site)).join(', ')} µs`)
  return { name, measured }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
