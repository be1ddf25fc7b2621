import type { BenchOptions, BenchReport } from '../bench.ts'
import { benchContentFaults } from './bench-content-faults.ts'
import { benchStorageFaults } from './bench-storage-faults.ts'

/** The effect on visitors when a dependency of the site fails. */
export async function benchFaults(options: BenchOptions): Promise<BenchReport> {
  const parts = [await benchContentFaults(options), await benchStorageFaults(options)]
  return { title: 'Faults', text: parts.filter(Boolean).join('\n\n'), versions: {} }
}
