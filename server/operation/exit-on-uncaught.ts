import { errorLocation } from '../../backend/src/error-location.ts'
import type { Log } from './log.ts'

/** Not 1, which means that the site can never start, so that the supervisor restarts it. */
const UNCAUGHT_EXIT_CODE = 70

/**
 * Logs an uncaught error and exits: the state of the process is unknown, and the supervisor starts a new one.
 * Acknowledged submissions are stored already.
 */
export function exitOnUncaught(log: Log): void {
  // Unhandled rejections arrive here too.
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ fault: errorLocation(error) }, 'Uncaught error: the site exits')
    process.exit(UNCAUGHT_EXIT_CODE)
  })
}
