import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const NOBODY_THERE = 'http://127.0.0.1:9'

export interface BuiltSite {
  readonly url: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** Exit code; null when it was killed. */
  readonly ended: Promise<number | null>
}

/** For tests: the site process as built, on a free port and new data, without a content service. */
export async function startBuiltSite(environment: Record<string, string> = {}): Promise<BuiltSite> {
  const port = await freePort()
  const dataFolder = await mkdtemp(join(tmpdir(), 'beam-site-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATA_KEY_FILE: join(dataFolder, 'key'),
      CONTENT_SERVICE_URL: NOBODY_THERE,
      ...environment,
    },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await isWell(url))) await pause(50)
  return { url, dataFolder, process: child, ended }
}

async function isWell(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
