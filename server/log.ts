import { pino, type DestinationStream } from 'pino'

export interface Log {
  info(facts: object, words: string): void
  warn(facts: object, words: string): void
  error(facts: object, words: string): void
}

/** Structured lines on standard output. Facts are chosen by the caller: never bodies, queries or people's addresses. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
