import { defineConfig } from '@playwright/test'

/** What a browser must leave alone so that nothing but the journey happens. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Journeys need the website built (website/build) and, for editors, the content service (cms/dist). */
export default defineConfig({
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', ...QUIET],
    },
  },
  projects: [
    { name: 'pages', testDir: 'pages' },
    { name: 'forms', testDir: 'forms' },
    // One content service for all of them.
    { name: 'editors', testDir: 'editors', workers: 1, fullyParallel: false },
  ],
})
