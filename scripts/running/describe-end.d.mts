export function createLastLines(): {
  add(text: string): void
  clear(): void
  cause(): string
}

export function describeEnd(end: {
  readonly code: number | null
  readonly signal?: string | null
  readonly cause?: string
}): string

export function seconds(ms: number): string
