import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processorTime } from '../running/processor-time.ts'
import { runWrk, type Throughput } from '../running/wrk.ts'
import type { Arrangement } from './arrangement.ts'

export interface Posted extends Throughput {
  /** Microseconds of processor for each acknowledged message; NaN where nobody looked. */
  readonly processor: number
  /** Acknowledged and not stored. */
  readonly lost: number
}

const SCRIPT = join(import.meta.dirname, 'post.lua')

/** Posts to an arrangement for a while, then looks each acknowledged reference up. `folder` is for notes. */
export async function post(
  { posts, body, processes = [], lost }: Arrangement,
  load: { readonly connections: number; readonly seconds: number },
  folder: string,
): Promise<Posted> {
  const connections = Math.max(1, Math.floor(load.connections / posts.length))
  const start = Date.now().toString(36)
  const notes = posts.map((_target, index) => join(folder, `${start}-${index}`))
  const before = processorTime(processes)
  const parts = await Promise.all(
    posts.map((target, index) =>
      runWrk({
        ...target,
        connections,
        seconds: load.seconds,
        script: SCRIPT,
        words: [body, `${start}-${index}-`, notes[index] ?? ''],
      }),
    ),
  )
  const spent = processorTime(processes) - before
  const references = notes.flatMap((note) => readFileSync(note, 'utf8').split('\n').slice(0, -1))
  const processor = spent > 0 ? spent / references.length : Number.NaN
  return { ...together(parts), processor, lost: (await lost?.(references)) ?? 0 }
}

/** Rates add up; times are those of the slower one. */
function together(parts: readonly Throughput[]): Throughput {
  const sum = (read: (part: Throughput) => number) => parts.reduce((total, part) => total + read(part), 0)
  const most = (read: (part: Throughput) => number) => Math.max(...parts.map(read))
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    requests: sum(({ requests }) => requests),
    failures: sum(({ failures }) => failures),
    p50: most(({ p50 }) => p50),
    p95: most(({ p95 }) => p95),
    p99: most(({ p99 }) => p99),
  }
}
