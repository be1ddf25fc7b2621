export interface Sample {
  readonly at: number
  readonly rssMb: number
  readonly files: number
  readonly p95: number
  readonly count: number
  readonly statuses: Readonly<Record<string, number>>
}

export function judgeSoak(samples: readonly Sample[]): { readonly lines: string[]; readonly ok: boolean }
