import type { RestartDelays } from '../../environment/create-backoff.mjs'

export function supervise(options: {
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isHealthy: () => Promise<boolean>
  readonly delays?: RestartDelays
  readonly log?: (line: string) => void
  readonly writeError?: (text: string) => void
}): {
  stop(): Promise<void>
  readonly failedToStart: Promise<void>
  readonly firstStart: Promise<boolean>
}
