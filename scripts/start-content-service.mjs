import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '../environment/make-folder.mjs'
import { buildContentService, contentServiceIsBuilt } from './content-service/build.mjs'
import { eachLine } from './content-service/each-line.mjs'
import { contentServiceSecrets, STRAPI_SECRETS } from './content-service/secrets.mjs'
import { waitUntilHealthy } from './content-service/wait-until-healthy.mjs'
import { writeSeed } from './content-service/write-seed.mjs'
import { onceExited, stopChild } from './running/child-exit.mjs'
import { localUrl } from './running/local-url.mjs'
import { CMS, nodePath, ROOT } from './set-up/paths.mjs'

export { buildContentService, contentServiceIsBuilt, contentServiceSecrets, STRAPI_SECRETS }

const PROGRAM = path.join(CMS, 'start.cjs')
const MEMORY_ARGUMENTS = ['--max-old-space-size=256', '--max-semi-space-size=16']
const MAX_LAST_LINES = 12
const CAUSE = /error|fatal|cannot/i
const STACK_FRAME = /^\s+at / // e.g. "    at loadConfig (/cms/…)"

// Types and documentation for callers: start-content-service.d.mts.
export async function startContentService({
  port = 1337,
  dataFolder = path.join(ROOT, 'data/cms'),
  env = {},
  onLine = () => {},
  signal,
  memory = MEMORY_ARGUMENTS,
} = {}) {
  makeFolder(dataFolder, 0o700)
  const settings = { ...process.env, ...env }
  const seedFile = settings.CMS_SEED_FILE ?? (await writeSeed(dataFolder))
  const child = spawn(nodePath(), [...memory, PROGRAM], {
    cwd: CMS,
    // The IPC channel closes when this process ends: the content service notices and exits, too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: path.join(ROOT, '.build/compiled'),
      ...contentServiceSecrets(dataFolder, settings),
      ...settings,
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      CMS_PORT: String(port),
      CMS_DATA_DIR: path.resolve(dataFolder),
      CMS_SEED_FILE: seedFile,
    },
  })
  const lastLines = []
  const exited = whenExited(child, lastLines)
  for (const stream of [child.stdout, child.stderr].filter(Boolean))
    eachLine(stream, (line) => {
      if (!STACK_FRAME.test(line)) lastLines.push(line)
      lastLines.splice(0, lastLines.length - MAX_LAST_LINES)
      onLine(line)
    })
  const service = {
    url: localUrl(settings.CMS_HOST, port),
    stop: () => stopChild(child, exited),
    exited,
    cause: () => lastLines.findLast((line) => CAUSE.test(line)) ?? '',
  }
  if (signal?.aborted) void service.stop()
  signal?.addEventListener('abort', () => void service.stop(), { once: true })
  await waitUntilHealthy(service, child, lastLines)
  return service
}

function whenExited(child, lastLines) {
  return new Promise((resolve) => {
    onceExited(child, ({ code, error }) => {
      if (error !== undefined) lastLines.push(error)
      resolve(code)
    })
  })
}

/** `node scripts/start-content-service.mjs`: the content service alone, until Ctrl-C. */
if (process.argv[1] === fileURLToPath(import.meta.url))
  await startAlone().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })

async function startAlone() {
  if (!contentServiceIsBuilt()) throw new Error('The content service has not been built. Run: npm run build')
  const service = await startContentService({
    port: Number(process.env.CMS_PORT || 1337),
    dataFolder: process.env.CMS_DATA_DIR || undefined,
    onLine: console.log,
  })
  console.log(`Content service: ${service.url}/admin`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void service.stop())
  await service.exited
}
