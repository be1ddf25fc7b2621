import type { RestartTimes } from './backoff.mjs'

export function keepRunning(options: {
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isHealthy: () => Promise<boolean>
  readonly times?: RestartTimes
  readonly log?: (line: string) => void
  readonly writeError?: (text: string) => void
}): {
  stop(): Promise<void>
  readonly refused: Promise<void>
  readonly settled: Promise<boolean>
}
