import type { Load, Throughput } from '../processes/wrk.ts'

/** The servers that are compared. */
export const SERVERS = ['site', 'nginx', 'bareNode'] as const

export type ByServer<T> = Readonly<Record<(typeof SERVERS)[number], T>>

export interface Case extends ByServer<Omit<Load, 'seconds' | 'connections'>> {
  readonly name: string
  readonly connections: number
}

export interface Measured extends ByServer<Throughput[]> {
  readonly testCase: Case
}
