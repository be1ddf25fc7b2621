export interface Result {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds?: number
  readonly skipped?: readonly string[]
  readonly retried?: readonly string[]
}

export function stepTable(results: readonly Result[], seconds: number): string

export function skippedTests(results: readonly Result[]): readonly string[]

export function retriedTests(results: readonly Result[]): readonly string[]

export function formatCounts(result: Omit<Result, 'name'>): string
