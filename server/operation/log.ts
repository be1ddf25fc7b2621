import { type DestinationStream, type Logger, pino } from 'pino'
import { errorLocation } from '../../backend/src/error-location.ts'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>

/**
 * Structured lines on standard output. Facts are chosen by the caller: never bodies, queries or people's addresses; of
 * an `error` the line says where it broke.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: nameOrPlace },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A name that was chosen stays as it is. */
function nameOrPlace(error: unknown): string {
  return typeof error === 'string' ? error : errorLocation(error)
}
