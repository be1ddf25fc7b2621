import type { Load, Throughput } from '../running/wrk.ts'

export interface Case {
  readonly name: string
  readonly connections: number
  readonly site: Omit<Load, 'seconds' | 'connections'>
  /** The same bytes from nginx; null: nothing to compare with. */
  readonly nginx: Omit<Load, 'seconds' | 'connections'> | null
}

export interface Measured {
  readonly one: Case
  readonly site: readonly Throughput[]
  readonly nginx: readonly Throughput[]
}
