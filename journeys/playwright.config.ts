import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

const RESULTS = resolve(import.meta.dirname, '../.build/test-results')

/** What visitors, editors and staff do. Each journey brings the parts it needs (support/journey.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.{journey,spec,test}.ts',
  outputDir: join(RESULTS, 'journeys'),
  reporter: [['line'], ['json', { outputFile: join(RESULTS, 'journeys.json') }]],
  workers: 2,
  timeout: 30_000,
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
