import { type DestinationStream, type Logger, pino } from 'pino'
import { whereItBroke } from '../../backend/src/where-it-broke.ts'

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
    serializers: { error: whereItBroke },
  }
  return destination ? pino(options, destination) : pino(options)
}
