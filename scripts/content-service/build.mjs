import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged, isUpToDate } from '../set-up/build-cache.mjs'
import { CMS, environment, ROOT } from '../set-up/paths.mjs'
import { runNode } from '../set-up/run.mjs'
import { STRAPI_SECRETS } from './secrets.mjs'

const SERVER_OUTPUTS = ['dist/src', 'dist/config', 'dist/.tsbuildinfo']

/** The server alone is compiled in seconds; the panel takes twice as long and seldom changes. */
const SERVER = {
  name: 'server',
  sources: ['cms/config', 'cms/src', 'cms/tsconfig.json', 'cms/package-lock.json'],
  exclude: ['cms/src/admin'],
  result: 'cms/dist/src/index.js',
  hashFile: 'cms/dist/.server-built-from',
  args: ['node_modules/typescript/bin/tsc', '-p', '.'],
}

/** Run in the panel, too. */
const CHECKS_AND_COMPARISONS = [
  'cms/src/editing',
  'cms/src/menu',
  'cms/src/navigation-settings.ts',
  'cms/src/page-path.ts',
  'cms/src/redirects',
  'content/check',
  'content/defaults',
  'content/model',
  'content/strapi',
  'content/templates',
]

/** What the panel is built from; a test compares it with what the panel imports. */
export const PANEL_SOURCES = [
  'cms/src/admin',
  ...CHECKS_AND_COMPARISONS,
  'cms/src/inbox/forms.json',
  'cms/config/plugins.ts',
  'cms/package-lock.json',
]

/** Strapi compiles the server before it builds the panel. */
const SERVER_AND_PANEL = {
  name: 'admin',
  sources: PANEL_SOURCES,
  result: 'cms/dist/build/index.html',
  hashFile: 'cms/dist/.admin-built-from',
  args: ['node_modules/@strapi/strapi/bin/strapi.js', 'build'],
}

/** Whether cms/dist was built from the present sources. */
export function contentServiceIsBuilt() {
  return [SERVER, SERVER_AND_PANEL].every(isUpToDate)
}

/**
 * Builds what is out of date. Rejects with the compiler's output.
 *
 * @param {{ onLine?: (line: string) => void }} options
 */
export async function buildContentService({ onLine = () => {} } = {}) {
  if (isUpToDate(SERVER_AND_PANEL)) return buildIfChanged(SERVER, () => build(SERVER, onLine))
  await buildIfChanged(SERVER_AND_PANEL, async () => {
    rmSync(join(ROOT, SERVER.hashFile), { force: true })
    await buildIfChanged(SERVER, () => build(SERVER_AND_PANEL, onLine))
  })
}

async function build({ name, args }, onLine) {
  const title = `Building the content service: ${name}`
  onLine(title)
  for (const output of SERVER_OUTPUTS) rmSync(join(CMS, output), { recursive: true, force: true })
  const { code, output } = await runNode(title, args, {
    cwd: CMS,
    env: environment(BUILD_ENVIRONMENT),
    onOutput: (text) => onLine(text.trimEnd()),
  })
  if (code !== 0) throw new Error(`The content service could not be built:\n${output}`)
}

/** The build reads the settings, but its output contains no secret. */
const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
  CMS_DATA_DIR: '.tmp',
  ...Object.fromEntries(STRAPI_SECRETS.map((name) => [name, 'only-for-building-never-used'])),
}
