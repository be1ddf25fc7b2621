import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nodeProgram } from './node-program.mjs'

const CMS = path.resolve(import.meta.dirname, '../../cms')

/** The two halves of the content service. The admin panel takes half a minute, so it is only built when it changed. */
const HALVES = {
  server: {
    sources: ['config', 'src', 'tsconfig.json', 'package-lock.json'],
    without: ['src/admin'],
    result: 'dist/src/index.js',
    stamp: 'dist/.server-built-from',
    run: buildServer,
  },
  admin: {
    sources: ['src/admin', 'config/plugins.ts', 'package-lock.json'],
    without: [],
    result: 'dist/build/index.html',
    stamp: 'dist/.admin-built-from',
    run: buildAdmin,
  },
}

/** Whether what lies in cms/dist was built from the sources as they are. */
export function contentServiceIsBuilt() {
  return Object.values(HALVES).every(isFresh)
}

/**
 * Builds what is out of date. Rejects with the compiler's words.
 *
 * @param {{ onLine?: (line: string) => void }} options
 */
export async function buildContentService({ onLine = () => {} } = {}) {
  for (const [name, half] of Object.entries(HALVES)) {
    if (isFresh(half)) continue
    onLine(`Building the content service: ${name}`)
    const hash = hashOf(half)
    await half.run(onLine)
    writeFileSync(path.join(CMS, half.stamp), hash)
  }
}

function isFresh(half) {
  const stamp = path.join(CMS, half.stamp)
  if (!existsSync(stamp) || !existsSync(path.join(CMS, half.result))) return false
  return readFileSync(stamp, 'utf8') === hashOf(half)
}

function hashOf({ sources, without }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow).filter((found) => !isBelow(found, without)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(CMS, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(relative) {
  const absolute = path.join(CMS, relative)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [relative]
  return readdirSync(absolute)
    .toSorted()
    .flatMap((name) => filesBelow(`${relative}/${name}`))
}

function isBelow(file, folders) {
  return folders.some((folder) => file.startsWith(`${folder}/`))
}

async function buildServer(onLine) {
  for (const leftover of ['dist/src', 'dist/config', 'dist/.tsbuildinfo'])
    rmSync(path.join(CMS, leftover), { recursive: true, force: true })
  await runNode(['node_modules/typescript/bin/tsc', '-p', '.'], onLine)
}

async function buildAdmin(onLine) {
  await runNode(['node_modules/@strapi/strapi/bin/strapi.js', 'build'], onLine)
}

function runNode(args, onLine) {
  const child = spawn(nodeProgram(), args, {
    cwd: CMS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...BUILD_ENVIRONMENT },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      onLine(text.trimEnd())
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The content service could not be built:\n${output}`)),
    )
  })
}

/** Building reads the settings, though nothing it makes holds a secret. */
const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
  CMS_DATA_DIR: '.tmp',
  ...Object.fromEntries(
    [
      'APP_KEYS',
      'ADMIN_JWT_SECRET',
      'API_TOKEN_SALT',
      'TRANSFER_TOKEN_SALT',
      'JWT_SECRET',
      'ENCRYPTION_KEY',
    ].map((name) => [name, 'only-for-building-never-used']),
  ),
}
