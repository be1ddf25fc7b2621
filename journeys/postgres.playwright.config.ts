import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const RESULTS = resolve(import.meta.dirname, '../.build/test-results')

/** What editors and staff do, again, with a content service on PostgreSQL (npm run test:long). */
export default defineConfig({
  ...config,
  globalSetup: '../cms/tests/start-shared-postgres.ts',
  outputDir: join(RESULTS, 'editors-on-postgres'),
  reporter: [['line'], ['json', { outputFile: join(RESULTS, 'editors-on-postgres.json') }]],
  projects: (config.projects ?? []).filter(({ name }) => name === 'editors'),
})
