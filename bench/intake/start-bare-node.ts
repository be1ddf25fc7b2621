import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../../server/site-command.mjs'
import type { Cleanup } from '../processes/with-cleanup.ts'
import { type IntakeTarget, countLostInSqlite, MESSAGE } from './intake-target.ts'

/** The upper bound: `bare-node.ts` with the site's flags. */
export async function startBareNode(cleanup: Cleanup): Promise<IntakeTarget> {
  const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-bare-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  )
  const file = join(folder, 'rows.sqlite')
  const flags = SITE_ARGUMENTS.filter((value) => value.startsWith('--'))
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'bare-node.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...SITE_ENVIRONMENT },
  })
  cleanup.add(child, async () => {
    const ended = once(child, 'close')
    child.kill()
    await ended
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    name: 'bare Node (SQLite)',
    posts: [{ url: `http://127.0.0.1:${Number(port)}/`, headers: MESSAGE.headers }],
    body: MESSAGE.body,
    processes: [child.pid],
    lost: countLostInSqlite(file),
  }
}
