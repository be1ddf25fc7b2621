import { join } from 'node:path'
import type { BenchOptions, Findings } from '../bench.ts'
import { sayFigure } from '../figures/say-figure.ts'
import { withClosing } from '../running/closing.ts'
import { runWrk, type Throughput, wrkVersion } from '../running/wrk.ts'
import type { Arrangement } from './arrangement.ts'
import { describeIntake, type Taken } from './describe-intake.ts'
import { openOnPostgres, openOnSqlite } from './open-sites.ts'
import { openStrapi } from './open-strapi.ts'

const CONNECTIONS = [1, 16, 50, 200]
const ROWS = 1_000_000
const SCRIPT = join(import.meta.dirname, 'post.lua')

/** How many submissions are acknowledged, beside Strapi's own create, round after round; and that none was lost. */
export function benchIntake({ runs = 3, seconds = 5, rows = ROWS, only }: BenchOptions): Promise<Findings> {
  return withClosing(async (closing) => {
    const openers = {
      SQLite: () => openOnSqlite(closing, 3184, 0),
      'SQLite, many stored': () => openOnSqlite(closing, 3185, rows),
      PostgreSQL: () => openOnPostgres(closing, [3186], 5520, 0),
      'PostgreSQL, two processes': () => openOnPostgres(closing, [3187, 3188], 5521, 0),
      'PostgreSQL, many stored': () => openOnPostgres(closing, [3189], 5522, rows),
      Strapi: () => openStrapi(closing, 1490),
    }
    const arrangements: Arrangement[] = []
    for (const [name, open] of Object.entries(openers))
      if (only === undefined || new RegExp(only).test(name)) arrangements.push(await open())
    const taken = await measure(arrangements, runs, seconds)
    return {
      title: 'Intake',
      text: describeIntake(taken, { runs, seconds }),
      versions: { wrk: wrkVersion(), Strapi: '5.54', PostgreSQL: '18' },
    }
  })
}

async function measure(
  arrangements: readonly Arrangement[],
  runs: number,
  seconds: number,
): Promise<Taken[]> {
  const taken = arrangements.flatMap((arrangement) =>
    CONNECTIONS.filter((connections) => connections >= arrangement.posts.length).map((connections) => ({
      arrangement,
      connections,
      runs: [] as Throughput[],
      lost: 0,
    })),
  )
  for (let run = 1; run <= runs; run++)
    for (const one of taken) {
      const { throughput, lost } = await post(one.arrangement, one.connections, seconds)
      one.runs.push(throughput)
      one.lost += lost
      console.log(
        `${run}/${runs} ${one.arrangement.name} at ${one.connections}: ${sayFigure(throughput.perSecond)}/s`,
      )
    }
  return taken
}

/** Lost is what was acknowledged and is not stored. */
async function post(
  { posts, body, stored, rest }: Arrangement,
  connections: number,
  seconds: number,
): Promise<{ throughput: Throughput; lost: number }> {
  const before = (await stored?.()) ?? 0
  const each = Math.max(1, Math.floor(connections / posts.length))
  const start = Date.now().toString(36)
  const parts = await Promise.all(
    posts.map((target, index) =>
      runWrk({ ...target, connections: each, seconds, script: SCRIPT, words: [body, `${start}-${index}-`] }),
    ),
  )
  const throughput = together(parts)
  const acknowledged = throughput.requests - throughput.failures
  const lost = stored ? Math.max(0, acknowledged - ((await stored()) - before)) : 0
  await rest?.()
  return { throughput, lost }
}

/** Rates add up; times are those of the slower one. */
function together(parts: readonly Throughput[]): Throughput {
  const sum = (read: (part: Throughput) => number) => parts.reduce((total, part) => total + read(part), 0)
  const most = (read: (part: Throughput) => number) => Math.max(...parts.map(read))
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    requests: sum(({ requests }) => requests),
    failures: sum(({ failures }) => failures),
    p50: most(({ p50 }) => p50),
    p95: most(({ p95 }) => p95),
    p99: most(({ p99 }) => p99),
  }
}
