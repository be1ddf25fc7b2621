export function createOutputTail(): {
  add(text: string): void
  clear(): void
  cause(): string
}

export function describeExit(exit: {
  readonly code: number | null
  readonly signal?: string | null
  readonly cause?: string
}): string

export function formatSeconds(ms: number): string
