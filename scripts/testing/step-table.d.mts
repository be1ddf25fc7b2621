export interface Result {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds?: number
}

export function stepTable(results: readonly Result[], seconds: number): string

export function formatCounts(result: Omit<Result, 'name'>): string
