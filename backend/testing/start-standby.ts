import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { installedPostgres } from './installed-postgres.ts'
import { ownFolder, untilReady, type TestPostgres } from './start-postgres.ts'

/** A PostgreSQL that follows a primary, which commits only what is on both. */
interface TestStandby {
  readonly url: string
  /** Makes it a primary. Nothing follows it, so it commits alone. */
  promote(): Promise<void>
  /** Falls silent, and goes on. */
  setPaused(paused: boolean): void
  stop(): Promise<void>
}

/** The programs of an installed PostgreSQL that can be replicated; null when there is none. */
export function replicatingPostgres(): string | null {
  const programs = installedPostgres()
  return programs !== null && existsSync(join(programs, 'pg_basebackup')) ? programs : null
}

const NAME = 'standby'

/** Copies the primary and follows it; resolves when the primary waits for it. */
export async function startStandby(
  primary: TestPostgres,
  port: number,
  programs: string,
): Promise<TestStandby> {
  const { data, as, remove } = ownFolder()
  const copied = spawnSync(
    join(programs, 'pg_basebackup'),
    ['-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...as, encoding: 'utf8' },
  )
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`)
  const follow = Object.assign(new URL(primary.url), { search: `application_name=${NAME}` }).href
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    '',
    '-h',
    '127.0.0.1',
    '-c',
    `primary_conninfo=${follow}`,
  ]
  const server = spawn(join(programs, 'postgres'), flags, { ...as, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = Object.assign(new URL(primary.url), { port: String(port) }).href
  await untilReady(url)
  await waitForIt(primary)
  return {
    url,
    promote: async () => void (await query(url, 'select pg_promote()')),
    setPaused(paused) {
      for (const pid of childrenOf(server.pid)) process.kill(pid, paused ? 'SIGSTOP' : 'SIGCONT')
    },
    async stop() {
      server.kill('SIGQUIT')
      await ended
      remove()
    },
  }
}

/** From now on the primary acknowledges a commit when the standby has it, too. */
async function waitForIt(primary: TestPostgres): Promise<void> {
  await query(primary.url, `alter system set synchronous_standby_names = '${NAME}'`)
  await query(primary.url, 'select pg_reload_conf()')
  for (;;) {
    const [row] = await query(primary.url, 'select sync_state from pg_stat_replication')
    if (row?.['sync_state'] === 'sync') return
  }
}

function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').map(Number).filter(Boolean)
}

async function query(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
