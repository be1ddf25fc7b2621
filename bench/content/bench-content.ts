import type { Findings } from '../bench.ts'
export async function benchContent(): Promise<Findings> {
  throw new Error('not yet')
}
