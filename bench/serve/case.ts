import type { Load, Throughput } from '../running/wrk.ts'

/** Who answers the same bytes. */
export const SERVERS = ['site', 'nginx', 'bareNode'] as const

export type ByServer<T> = Readonly<Record<(typeof SERVERS)[number], T>>

export interface Case extends ByServer<Omit<Load, 'seconds' | 'connections'>> {
  readonly name: string
  readonly connections: number
}

export interface Measured extends ByServer<Throughput[]> {
  readonly one: Case
}
