import { defineConfig } from 'vitest/config'

/**
 * `unit`: needs nothing running. `parts`: starts real parts (Strapi, PostgreSQL, the site process), one file at a time.
 * `long`: takes minutes (npm run test:long).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Generous: on a busy machine a thread takes its time to start, and that is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            '{forms,content,art,website,backend,server,journeys,scripts,bench,cms/{src,from-content}}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/*.{parts,long}.test.ts', 'website/build/**'],
        },
      },
      {
        test: {
          name: 'parts',
          include: ['{content,website,backend,server,scripts,cms/tests}/**/*.parts.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{backend,server}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
