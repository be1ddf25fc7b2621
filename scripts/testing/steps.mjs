import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CMS, nodePath, ROOT } from '../set-up/paths.mjs'
import { countPlaywright, countVitest } from './count-results.mjs'

const RESULTS = join(ROOT, '.build/test-results')
const bin = (name) => [nodePath(), join(ROOT, 'node_modules/.bin', name)]
/**
 * Node's arguments about the memory of each worker, in MB. A heap that starts with that size is searched for garbage
 * less often: 4 % less CPU time.
 */
const MEMORY_ARGUMENTS = ['--initial-old-space-size=512', '--max-semi-space-size=64']
const testRunner = (name) => [nodePath(), ...MEMORY_ARGUMENTS, join(ROOT, 'node_modules/.bin', name)]
const JOURNEYS = 'journeys/playwright.config.ts'
const prepare = (part) => [nodePath(), 'scripts/testing/prepare.mjs', part]

/**
 * One step of a run. A step with `report` counts each of its tests, any other step counts as one check.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command program and arguments
 * @property {readonly string[]} [needs] steps that must pass before
 * @property {string} [cwd] below the root
 * @property {Record<string, string>} [env]
 * @property {string} [report] file in which the command writes its results
 * @property {(report: string) => import('./step-table.mjs').Result} [count]
 * @property {boolean} [needsChromium]
 * @property {boolean} [alone] uses every core or measures time: no other step runs beside it
 * @property {boolean} [noSlot] mostly waits for the network: others run beside it as if it were not there
 * @property {boolean} [last] starts when all others have started, and runs with a lower priority
 */

/** The steps of `npm test`. Ready steps start from the top: those for which others wait, then those that take longest. */
export const STEPS = [
  { name: 'cms-packages', noSlot: true, command: prepare('cms-packages') },
  { name: 'content-service', needs: ['cms-packages'], command: prepare('content-service') },
  { name: 'chromium', noSlot: true, command: prepare('chromium') },
  { name: 'art', command: prepare('art') },
  ...staticSteps(),
  { name: 'content', command: [nodePath(), 'website/content.command.ts', 'check', '--defaults'] },
  { name: 'website', needs: ['art'], command: prepare('website') },
  {
    name: 'editors',
    needs: ['website', 'content-service', 'chromium'],
    ...playwright(JOURNEYS, 'editors', ['editors']),
  },
  { name: 'cms-parts', needs: ['website', 'content-service'], ...vitest(['cms-parts']) },
  // They run, too, while the content service is installed.
  { name: 'parts', needs: ['website'], ...vitest(['parts']) },
  {
    name: 'journeys',
    // A stand-in replaces the content service. Earlier, they would slow its installation, for which half of the steps wait.
    needs: ['website', 'content-service', 'chromium'],
    ...playwright(JOURNEYS, 'journeys', ['pages', 'forms']),
  },
  // They only compute: beside the journeys they use what these leave idle, waiting for their pages.
  ...contentServiceTypes().map((step) => ({ ...step, needs: ['content-service'], last: true })),
  {
    name: 'cms-unit',
    needs: ['art', 'cms-packages'],
    last: true,
    ...vitest(['cms-unit']),
  },
  // After the build of the website: some tests read all of its files.
  {
    name: 'unit',
    needs: ['art', 'route-types', 'website'],
    last: true,
    ...vitest(['unit']),
  },
]

/** The steps of `npm run test:long`. */
export const LONG_STEPS = [
  { name: 'website', command: prepare('website') },
  { name: 'content-service', command: prepare('content-service') },
  { name: 'chromium', command: prepare('chromium') },
  {
    name: 'browsers',
    needs: ['website', 'chromium'],
    alone: true,
    ...vitest(['browsers']),
    needsChromium: true,
  },
  { name: 'long', needs: ['website', 'content-service'], alone: true, ...vitest(['long']) },
  {
    name: 'content-on-postgres',
    needs: ['content-service'],
    alone: true,
    ...vitest(['content-on-postgres']),
  },
  {
    name: 'editors-on-postgres',
    needs: ['website', 'content-service', 'chromium'],
    alone: true,
    ...playwright('journeys/postgres.playwright.config.ts', 'editors-on-postgres', ['editors']),
  },
]

/**
 * The steps of `npm run check`: no Strapi, no build, no browser; without the content service until it is installed.
 *
 * @param {readonly string[]} paths files and folders below the root; everything when there are none
 */
export function checkSteps(paths = []) {
  const isCmsInstalled = existsSync(join(CMS, 'node_modules'))
  const projects = isCmsInstalled ? ['unit', 'cms-unit'] : ['unit']
  // The unit tests first: they take longest, and the others run beside them.
  const unit = { name: 'unit', ...vitest(projects, paths) }
  return [unit, ...staticSteps(paths), ...(isCmsInstalled ? contentServiceTypes() : [])]
}

function staticSteps(paths = []) {
  const where = paths.length > 0 ? ['--no-error-on-unmatched-pattern', ...paths] : ['.']
  return [
    { name: 'format', command: [...bin('oxfmt'), '--check', ...where] },
    { name: 'lint', command: [...bin('oxlint'), '--deny-warnings', ...where] },
    { name: 'boundaries', command: [nodePath(), 'scripts/testing/check-import-boundaries.mjs'] },
    { name: 'vocabulary', command: [nodePath(), 'scripts/testing/check-vocabulary.mjs'] },
    { name: 'route-types', command: [...bin('react-router'), 'typegen'], cwd: 'website' },
    { name: 'types', needs: ['route-types'], command: checkTypes('types', '.') },
  ]
}

/** The panel is compiled apart, for browsers. */
function contentServiceTypes() {
  return [
    { name: 'cms-types', command: checkTypes('cms-types', 'cms/tsconfig.tests.json') },
    { name: 'panel-types', command: checkTypes('panel-types', 'cms/src/admin') },
  ]
}

/** Files that have not changed since the last run, nor what they import, are not checked again. */
function checkTypes(name, project) {
  const buildInfo = join(ROOT, `.build/types/${name}.tsbuildinfo`)
  return [...bin('tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo]
}

function vitest(projects, paths = []) {
  const report = join(RESULTS, `${projects[0]}.json`)
  return {
    command: [
      ...testRunner('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(paths.length > 0 ? ['--passWithNoTests', ...paths.map(testPrefix)] : []),
    ],
    report,
    count: countVitest,
  }
}

/** The prefix of the paths of a file's own tests: `forms/all-forms.ts` → `forms/all-forms.`. Folders stay. */
function testPrefix(path) {
  return path.replace(/\.(?:tsx?|mjs|css)$/, '.').replace(/\.(?:test|parts|long)\.$/, '.')
}

function playwright(config, name, projects) {
  const report = join(RESULTS, `${name}.json`)
  return {
    command: [
      ...testRunner('playwright'),
      'test',
      `--config=${config}`,
      ...projects.map((project) => `--project=${project}`),
      // Of its own: what earlier runs left there is removed.
      `--output=${join(RESULTS, name)}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: countPlaywright,
    needsChromium: true,
  }
}
