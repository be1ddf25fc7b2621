import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** PostgreSQL's own programs (Debian: `postgresql-client-<version>`), found in PATH. */
type PostgresTool = 'pg_dump' | 'pg_restore' | 'psql'

/** A message for operators: what PostgreSQL's program reported, and what to do. */
export class PostgresToolError extends Error {
  override readonly name = 'PostgresToolError'
}

interface RunningTool {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Resolves when it exits with 0, else rejects with a PostgresToolError. */
  readonly done: Promise<void>
}

/** Starts a program, without its own settings and files of the user (`.psqlrc`). */
export function runPostgresTool(tool: PostgresTool, args: readonly string[], url?: string): RunningTool {
  const { target, env } = url === undefined ? { target: [], env: {} } : connection(url)
  const child = spawn(tool, [...args, ...target], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...env },
  })
  // A program that ended does not read on; its exit code says why.
  child.stdin.on('error', () => {})
  return { stdin: child.stdin, stdout: child.stdout, done: exit(tool, child) }
}

/** The password is passed in the environment: everybody on the machine can read arguments. */
function connection(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return {
    target: [`--dbname=${address.href}`, '--no-password'],
    env: { PGCONNECT_TIMEOUT: '10', ...(password === '' ? {} : { PGPASSWORD: password }) },
  }
}

async function exit(tool: PostgresTool, child: ChildProcessByStdio<Writable, Readable, Readable>) {
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new PostgresToolError(missingTool(tool))))
    child.once('close', resolve)
  })
  if (code !== 0) throw new PostgresToolError(toolFailure(tool, errors))
}

function missingTool(tool: PostgresTool): string {
  return `${tool} is not installed. Install PostgreSQL's client programs in the version of the server, e.g. postgresql-client-17.`
}

const VERSIONS = /server version: (\d+)[^;]*; pg_dump version: (\d+)/

/** One line from what the program printed; PostgreSQL's programs refuse newer servers and newer dumps. */
export function toolFailure(tool: PostgresTool, errors: string): string {
  const [, server, client] = VERSIONS.exec(errors) ?? []
  if (server !== undefined)
    return `pg_dump ${client} cannot back up PostgreSQL ${server}. Install postgresql-client-${server}, and put its folder first in PATH (Debian: /usr/lib/postgresql/${server}/bin).`
  if (errors.includes('unsupported version'))
    return `The backup was written by a newer version of pg_dump than this ${tool}. Install that version.`
  const lines = errors.split('\n').filter((line) => line.trim() !== '')
  const cause = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing'
  return `${tool} failed: ${cause.replace(/^(?:pg_dump|pg_restore|psql): /, '')}`
}
