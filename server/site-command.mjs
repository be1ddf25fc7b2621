import { fileURLToPath } from 'node:url'

/**
 * What the site process is run with, wherever it is run. It needs a tenth of these megabytes: the bounds keep V8 from
 * leaving garbage about as if it had all of the machine, and so the process below 200 MB (bench, "Serve").
 */
export const SITE_ARGUMENTS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  fileURLToPath(new URL('main.ts', import.meta.url)),
]

/** Freed memory of few arenas is used again; of many it stays behind in each (glibc). */
export const SITE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
