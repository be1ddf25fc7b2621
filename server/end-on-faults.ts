import type { Log } from './log.ts'

/** Not 1, which says that the site will never start (scripts/running/keep-running.mjs). */
const FAULT = 70

/**
 * Ends the process at an error that nothing caught, after a line in the log: nobody knows what it left half done, and
 * whoever keeps the process running starts a new one. What was acknowledged is stored.
 */
export function endOnFaults(log: Log): void {
  // Rejections that nothing handled come here too.
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ fault: placeOf(error) }, 'A fault that nothing caught ends the site')
    process.exit(FAULT)
  })
}

/** The kind of error and the place, without its message: that could quote what somebody wrote. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
