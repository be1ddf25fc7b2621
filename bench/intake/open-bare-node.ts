import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../../server/site-command.mjs'
import type { Closing } from '../running/closing.ts'
import { type Arrangement, lostInSqlite, MESSAGE } from './arrangement.ts'

/** The ceiling: `bare-node.ts`, run as the site is. */
export async function openBareNode(closing: Closing): Promise<Arrangement> {
  const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-bare-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  )
  const file = join(folder, 'rows.sqlite')
  const flags = SITE_ARGUMENTS.filter((word) => word.startsWith('--'))
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'bare-node.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...SITE_ENVIRONMENT },
  })
  closing.add(child, async () => {
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
    lost: lostInSqlite(file),
  }
}
