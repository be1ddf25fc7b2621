import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isFresh, whenOutOfDate } from '../set-up/fresh.mjs'
import { CMS, environment, node } from '../set-up/places.mjs'
import { run } from '../set-up/run.mjs'

/** The two halves of the content service. The admin panel takes half a minute, so it is only built when it changed. */
const HALVES = [
  {
    name: 'server',
    sources: ['cms/config', 'cms/src', 'cms/tsconfig.json', 'cms/package-lock.json'],
    without: ['cms/src/admin'],
    result: 'cms/dist/src/index.js',
    stamp: 'cms/dist/.server-built-from',
    leftovers: ['dist/src', 'dist/config', 'dist/.tsbuildinfo'],
    words: ['node_modules/typescript/bin/tsc', '-p', '.'],
  },
  {
    name: 'admin',
    sources: ['cms/src/admin', 'cms/config/plugins.ts', 'cms/package-lock.json'],
    result: 'cms/dist/build/index.html',
    stamp: 'cms/dist/.admin-built-from',
    leftovers: [],
    words: ['node_modules/@strapi/strapi/bin/strapi.js', 'build'],
  },
]

/** Whether what lies in cms/dist was built from the sources as they are. */
export function contentServiceIsBuilt() {
  return HALVES.every(isFresh)
}

/**
 * Builds what is out of date. Rejects with the compiler's words.
 *
 * @param {{ onLine?: (line: string) => void }} options
 */
export async function buildContentService({ onLine = () => {} } = {}) {
  for (const half of HALVES) await whenOutOfDate(half, () => buildHalf(half, onLine))
}

async function buildHalf({ name, leftovers, words }, onLine) {
  const what = `Building the content service: ${name}`
  onLine(what)
  for (const leftover of leftovers) rmSync(join(CMS, leftover), { recursive: true, force: true })
  const { code, output } = await run(what, [node(), ...words], {
    cwd: CMS,
    env: environment(BUILD_ENVIRONMENT),
    onOutput: (text) => onLine(text.trimEnd()),
  })
  if (code !== 0) throw new Error(`The content service could not be built:\n${output}`)
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
