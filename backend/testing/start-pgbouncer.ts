import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder, untilReady, type TestPostgres } from './start-postgres.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

/** Whether Debian's package is installed. */
export const HAS_PGBOUNCER = existsSync(PROGRAM)

/** A real pgbouncer in front of a PostgreSQL, configured with no more than it needs. */
export async function startPgbouncer(
  postgres: TestPostgres,
  port: number,
  mode: 'session' | 'transaction',
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { folder, as, remove } = ownFolder()
  const server = new URL(postgres.url)
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users')
  writeFileSync(users, `"${server.username}" "${server.password}"\n`)
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
`,
  )
  const child = spawn(PROGRAM, ['-q', file], { ...as, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = Object.assign(new URL(postgres.url), { port: String(port) }).href
  await untilReady(url)
  return {
    url,
    async stop() {
      child.kill('SIGQUIT')
      await ended
      remove()
    },
  }
}
