import { type DestinationStream, type Logger, pino } from 'pino'
import { errorLocation } from '../../backend/src/error-location.ts'
import { createLineOutput } from './line-output.ts'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>

const standardOutput = createLineOutput(process.stdout.fd)

/**
 * Structured log on standard output. Callers choose the fields: never bodies, queries or clients' addresses. An
 * `error` is logged as its name and location, without its message.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: nameOrLocation },
  }
  return pino(options, destination)
}

/** Names chosen by the caller stay as they are. */
function nameOrLocation(error: unknown): string {
  return typeof error === 'string' ? error : errorLocation(error)
}
