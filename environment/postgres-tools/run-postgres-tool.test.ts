import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { runPostgresTool, toolFailure } from './run-postgres-tool.ts'

test('an older pg_dump than the server is named with the remedy', () => {
  const errors = `pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 18.4; pg_dump version: 15.18 (Debian 15.18-0+deb12u1)`
  expect(toolFailure('pg_dump', errors)).toBe(
    'pg_dump 15 cannot back up PostgreSQL 18. Install postgresql-client-18, and put its folder first in PATH (Debian: /usr/lib/postgresql/18/bin).',
  )
})

test('other failures are the line that names the error', () => {
  const refused = 'pg_dump: error: connection to server at "127.0.0.1", port 1 failed: Connection refused'
  expect(toolFailure('pg_dump', `${refused}\n\tIs the server running?`)).toBe(
    'pg_dump failed: error: connection to server at "127.0.0.1", port 1 failed: Connection refused',
  )
  expect(toolFailure('pg_restore', 'pg_restore: error: unsupported version (1.16) in file header')).toContain(
    'newer version',
  )
})

test('T137: the password of the database is not in the arguments, which everybody on the machine can read', async () => {
  const folder = programs('echo "$@"; test "$PGPASSWORD" = "the/password"')
  const { stdout, done } = inPath(folder, () =>
    runPostgresTool('psql', ['--quiet'], 'postgres://user:the%2Fpassword@127.0.0.1:1/content'),
  )
  expect((await text(stdout)).trim()).toBe(
    '--quiet --dbname=postgres://user@127.0.0.1:1/content --no-password',
  )
  await expect(done).resolves.toBeUndefined()
})

test('a program that is not installed is named with the package that brings it', async () => {
  const { done } = inPath('/nowhere', () => runPostgresTool('pg_dump', []))
  await expect(done).rejects.toThrow(/^pg_dump is not installed\. Install PostgreSQL's client programs/u)
})

/** A folder with a `psql` that runs these commands. */
function programs(commands: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'psql'), `#!/bin/sh\n${commands}\n`, { mode: 0o700 })
  return folder
}

function inPath<Result>(folder: string, action: () => Result): Result {
  const path = process.env['PATH']
  process.env['PATH'] = folder
  try {
    return action()
  } finally {
    process.env['PATH'] = path
  }
}
