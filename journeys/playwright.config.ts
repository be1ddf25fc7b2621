import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { SITE_URL } from './site-url.ts'

const CMS_PORT = '3011'
const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, '.build/test-results')

/** What visitors, editors and staff do, against the real parts, started as `npm start` starts them on empty data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: join(RESULTS, 'journeys'),
  reporter: [['line'], ['json', { outputFile: join(RESULTS, 'journeys.json') }]],
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: SITE_URL,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: ROOT,
    // The content service comes last.
    url: `http://127.0.0.1:${CMS_PORT}/_health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: new URL(SITE_URL).port,
      CMS_PORT,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'beam-journeys-')),
      LIMIT_PER_MINUTE: '10000',
      LIMIT_PER_HOUR: '100000',
      LIMIT_QUIET_PER_MINUTE: '10000',
    },
  },
})
