import { join } from 'node:path'

/**
 * What the site process is run with, wherever it is run. Its old memory may grow to 384 MB and so is cleared more often
 * than with Node's own bound of gigabytes; eight megabytes are enough for what lives as long as a request. A page costs
 * the same with it, and the process stays below 200 MB (bench, "Serve").
 */
export const SITE_ARGUMENTS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  join(import.meta.dirname, 'main.ts'),
]

/** Freed memory of few arenas is used again; of many it stays behind in each (glibc). */
export const SITE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
