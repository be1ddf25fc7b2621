import type { Findings } from '../bench.ts'
export async function benchIntake(): Promise<Findings> {
  throw new Error('not yet')
}
