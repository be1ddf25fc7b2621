import type { Findings } from '../bench.ts'
export async function benchMoves(): Promise<Findings> {
  throw new Error('not yet')
}
