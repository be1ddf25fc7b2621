import { errorLocation } from '../../backend/src/error-location.ts'
import type { Log } from './log.ts'

/** Not 1, which says that the site will never start (scripts/running/supervise.mjs). */
const FAULT = 70

/**
 * Ends the process at an error that nothing caught, after a line in the log: nobody knows what it left half done, and
 * whoever keeps the process running starts a new one. What was acknowledged is stored.
 */
export function endOnFaults(log: Log): void {
  // Rejections that nothing handled come here too.
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ fault: errorLocation(error) }, 'A fault that nothing caught ends the site')
    process.exit(FAULT)
  })
}
