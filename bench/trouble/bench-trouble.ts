import type { BenchOptions, Findings } from '../bench.ts'
import { contentTrouble } from './content-trouble.ts'
import { storageTrouble } from './storage-trouble.ts'

/** What visitors notice while something that the site stands on fails. */
export async function benchTrouble(options: BenchOptions): Promise<Findings> {
  const parts = [await contentTrouble(options), await storageTrouble(options)]
  return { title: 'Trouble', text: parts.filter(Boolean).join('\n\n'), versions: {} }
}
