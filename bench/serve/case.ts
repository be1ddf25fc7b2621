import type { Load, Throughput } from '../running/wrk.ts'

export interface Case {
  readonly name: string
  readonly connections: number
  readonly site: Omit<Load, 'seconds' | 'connections'>
  /** The same bytes from nginx. */
  readonly nginx: Omit<Load, 'seconds' | 'connections'>
}

export interface Measured {
  readonly one: Case
  readonly site: readonly Throughput[]
  readonly nginx: readonly Throughput[]
}
