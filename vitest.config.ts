import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongFilesFirst } from './scripts/testing/long-files-first.ts'

/** Vitest's default leaves one core free: on two cores, tests would run on one. */
const EVERY_CORE = '100%'

/** Unit tests wait half of their time for time limits and commands: more workers than cores use it. */
const UNIT_WORKERS = availableParallelism() + 3

/** Parts tests wait half of their time for other processes and for time limits. */
const PARTS_WORKERS = availableParallelism() + 2

/** Each worker starts a content service. */
const CMS_PARTS_WORKERS = availableParallelism() + 1

/** They start the content service, or need its packages. */
const CMS_PARTS = [
  '{scripts,cms/{tests,operation}}/**/*.parts.test.ts',
  'server/tests/proxy/password-guessing.parts.test.ts',
  'website/app/content/content-store.parts.test.ts',
]

/**
 * `unit` and `cms-unit`: need nothing running. `parts`: starts real parts (the site process, PostgreSQL, nginx), or takes
 * as long; `cms-parts`: the content service, too.
 * `long`: takes minutes (npm run test:long). `browsers`: a few journeys in three browsers (npm run test:browsers). Time
 * limits are generous: they end hanging tests and never measure speed.
 */
export default defineConfig({
  test: {
    // Vitest's default of one second is too short on a busy machine.
    expect: { poll: { timeout: 120_000 } },
    sequence: { sequencer: LongFilesFirst },
    projects: [
      unitTests('unit', '{forms,content,art,website,backend,server,environment,journeys,scripts,bench}'),
      // They need the packages of the content service, which `npm test` installs meanwhile.
      unitTests('cms-unit', 'cms/{src,from-content,operation}'),
      partsTests('parts', PARTS_WORKERS, ['{content,website,backend,server}/**/*.parts.test.ts'], CMS_PARTS),
      // They need the content service, which `npm test` installs and builds meanwhile.
      partsTests('cms-parts', CMS_PARTS_WORKERS, CMS_PARTS),
      {
        test: {
          name: 'browsers',
          include: ['journeys/browsers/**/*.browsers.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          // The contract tests of the content service again, with PostgreSQL (npm run test:long).
          name: 'content-on-postgres',
          include: [
            'cms/tests/{access,content-api,nothing-lost,publishing,scheduling,seeding,uploads}.parts.test.ts',
          ],
          globalSetup: 'cms/tests/start-shared-postgres.ts',
          maxWorkers: EVERY_CORE,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{website/app,backend,server,cms/tests}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})

function unitTests(name: string, folders: string): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      // Starting a worker and reloading modules for each file took more than half of the time.
      pool: 'threads',
      isolate: false,
      maxWorkers: UNIT_WORKERS,
      setupFiles: 'scripts/testing/restore-globals.ts',
      testTimeout: 300_000,
      hookTimeout: 300_000,
      include: [`${folders}/**/*.test.{ts,tsx}`],
      exclude: ['**/node_modules/**', '**/*.{parts,long,browsers}.test.ts', 'website/build/**'],
    },
  }
}

function partsTests(
  name: string,
  maxWorkers: number,
  include: string[],
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      // Each file has ports of its own (scripts/testing/fixed-ports.test.ts).
      maxWorkers,
      // Loading the same modules again for each file took a tenth of the CPU time.
      isolate: false,
      setupFiles: 'scripts/testing/restore-globals.ts',
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }
}
