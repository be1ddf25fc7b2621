import type { Findings } from '../bench.ts'
export async function benchServe(): Promise<Findings> {
  throw new Error('not yet')
}
