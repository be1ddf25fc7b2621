import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildContentService, contentServiceIsBuilt } from './content-service/build.mjs'
import { contentServiceSecrets } from './content-service/secrets.mjs'
import { ownAddress } from './running/own-address.mjs'
import { makeFolder } from './set-up/make-folder.mjs'
import { CMS, node, ROOT } from './set-up/places.mjs'

export { buildContentService, contentServiceIsBuilt, contentServiceSecrets }

const STRAPI = path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js')
const MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=8']
const START_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 15_000
const LINES_TOLD_ON_FAILURE = 12
const NAMES_A_CAUSE = /error|fatal|cannot/i
const STACK_LINE = /^\s+at / // e.g. "    at loadConfig (/cms/…)"

// Types and words for callers stand in start-content-service.d.mts.
export async function startContentService({
  port = 1337,
  dataFolder = path.join(ROOT, 'data/cms'),
  env = {},
  onLine = () => {},
  signal,
} = {}) {
  makeFolder(dataFolder, 0o700)
  const given = { ...process.env, ...env }
  const seedFile = given.CMS_SEED_FILE ?? (await writeSeed(dataFolder))
  const lines = []
  const child = spawn(node(), [...MEMORY, STRAPI, 'start'], {
    cwd: CMS,
    // The channel tells the content service when this process is gone, so that it never stays behind alone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...contentServiceSecrets(dataFolder, given),
      ...given,
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      CMS_PORT: String(port),
      CMS_DATA_DIR: path.resolve(dataFolder),
      CMS_SEED_FILE: seedFile,
    },
  })
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
    // It could not be started at all, e.g. for want of memory or processes.
    child.once('error', ({ message }) => {
      lines.push(message)
      if (child.pid === undefined) resolve(null)
    })
  })
  for (const stream of [child.stdout, child.stderr].filter(Boolean))
    eachLine(stream, (line) => {
      if (!STACK_LINE.test(line)) lines.push(line)
      lines.splice(0, lines.length - LINES_TOLD_ON_FAILURE)
      onLine(line)
    })
  const service = {
    url: ownAddress(given.CMS_HOST, port),
    stop: () => stop(child, ended),
    ended,
    cause: () => lines.findLast((line) => NAMES_A_CAUSE.test(line)) ?? '',
  }
  if (signal?.aborted) void service.stop()
  signal?.addEventListener('abort', () => void service.stop(), { once: true })
  await answers(service, child, lines)
  return service
}

async function writeSeed(dataFolder) {
  const seedFile = path.resolve(dataFolder, 'seed.json')
  const writer = spawn(node(), [path.join(CMS, 'from-content/write-seed.command.ts'), seedFile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaints = []
  if (writer.stderr) eachLine(writer.stderr, (line) => complaints.push(line))
  const code = await new Promise((resolve) => {
    writer.once('close', resolve)
    writer.once('error', ({ message }) => {
      complaints.push(message)
      resolve(null)
    })
  })
  if (code !== 0) throw new Error(`The default documents could not be read:\n${complaints.join('\n')}`)
  return seedFile
}

async function answers(service, child, lines) {
  const start = Date.now()
  while (Date.now() - start < START_TIMEOUT_MS) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The content service ended before it answered:\n${lines.join('\n')}`)
    if (await isHealthy(service.url)) return
    await pause(100)
  }
  await service.stop()
  throw new Error(
    `The content service did not answer within ${START_TIMEOUT_MS / 1000} s:\n${lines.join('\n')}`,
  )
}

async function isHealthy(url) {
  try {
    return (await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) })).status === 204
  } catch {
    return false
  }
}

async function stop(child, ended) {
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(late)
}

function eachLine(stream, tell) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text) => {
    const lines = stripVTControlCharacters(rest + text).split('\n')
    rest = lines.pop() ?? ''
    lines.filter((line) => line.trim() !== '').forEach(tell)
  })
}

/** `node scripts/start-content-service.mjs`: the content service alone, until Ctrl-C. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!contentServiceIsBuilt()) await buildContentService({ onLine: console.log })
  const service = await startContentService({
    port: Number(process.env.CMS_PORT || 1337),
    dataFolder: process.env.CMS_DATA_DIR || undefined,
    onLine: console.log,
  })
  console.log(`Content service: ${service.url}/admin`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void service.stop())
  await service.ended
}
