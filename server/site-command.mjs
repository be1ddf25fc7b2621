import { fileURLToPath } from 'node:url'

/**
 * Arguments of the site process in every environment. The live heap is a tenth of these limits: they make V8 collect
 * garbage early, which keeps the process below 200 MB (bench, "Serve").
 */
export const SITE_ARGUMENTS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  fileURLToPath(new URL('main.ts', import.meta.url)),
]

/** With few arenas glibc reuses freed memory; with many, each retains its own. */
export const SITE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
