import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

const RESULTS = resolve(import.meta.dirname, '../.build/test-results')

/** How Chromium is started. */
const LAUNCH = {
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-component-update',
    '--disable-sync',
    // No page lives long enough to gain from optimized code: without it, a tenth of the CPU time is saved.
    '--js-flags=--no-opt',
    // A machine's name on the local network.
    '--host-resolver-rules=MAP editors-pc.test 127.0.0.1',
  ],
}

/** End-to-end tests of visitors, editors and staff. Each test starts the parts it needs (support/journey.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: join(RESULTS, 'journeys'),
  reporter: [['line'], ['json', { outputFile: join(RESULTS, 'journeys.json') }]],
  fullyParallel: true,
  // A third takes as long, with a fifth more CPU time.
  workers: 2,
  // On a busy machine Chromium may render no frame for a minute; a real failure fails twice.
  retries: process.env['CI'] ? 1 : 0,
  // Time-outs end hanging tests; they do not measure speed.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  projects: [
    // Each worker has a content service of its own, which the tests of a file change one after the other.
    {
      name: 'editors',
      testDir: 'editors',
      fullyParallel: false,
      use: {
        // One browser context for each worker, emptied between tests. In the process that has compiled the panel before,
        // the panel loads in two thirds of the CPU time. Journeys of visitors would gain nothing.
        reuseContext: true,
        launchOptions: { ...LAUNCH, args: [...LAUNCH.args, '--process-per-site'] },
      },
    },
    { name: 'pages', testDir: 'pages' },
    { name: 'forms', testDir: 'forms' },
  ],
  use: {
    screenshot: 'only-on-failure',
    // Without a graphics card, each frame of an animation is drawn by the processor. Journeys of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: LAUNCH,
  },
})
