import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuTimeMicroseconds } from '../processes/cpu-time-microseconds.ts'
import { runWrk, type Throughput } from '../processes/wrk.ts'
import type { IntakeTarget } from './intake-target.ts'

export interface PostResult extends Throughput {
  /** Microseconds of CPU time per acknowledged message; NaN if not measured. */
  readonly cpuMicroseconds: number
  /** Number of acknowledged messages that are not stored. */
  readonly lost: number
}

const SCRIPT = join(import.meta.dirname, 'post.lua')

/** Sends messages to a target, then checks that each acknowledged one is stored. `folder`: for temporary files. */
export async function postMessages(
  { posts, body, processes = [], lost }: IntakeTarget,
  load: { readonly connections: number; readonly seconds: number },
  folder: string,
): Promise<PostResult> {
  const connections = Math.max(1, Math.floor(load.connections / posts.length))
  const start = Date.now().toString(36)
  const files = posts.map((_, index) => join(folder, `${start}-${index}`))
  const before = cpuTimeMicroseconds(processes)
  const parts = await Promise.all(
    posts.map((target, index) =>
      runWrk({
        ...target,
        connections,
        seconds: load.seconds,
        script: SCRIPT,
        args: [body, `${start}-${index}-`, files[index] ?? ''],
      }),
    ),
  )
  const spent = cpuTimeMicroseconds(processes) - before
  const references = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
  const cpuMicroseconds = spent > 0 ? spent / references.length : Number.NaN
  return { ...combine(parts), cpuMicroseconds, lost: (await lost?.(references)) ?? 0 }
}

/** Rates are added; for times the slowest counts. */
function combine(parts: readonly Throughput[]): Throughput {
  const sum = (read: (part: Throughput) => number) => parts.reduce((total, part) => total + read(part), 0)
  const max = (read: (part: Throughput) => number) => Math.max(...parts.map(read))
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    requests: sum(({ requests }) => requests),
    failures: sum(({ failures }) => failures),
    p50: max(({ p50 }) => p50),
    p95: max(({ p95 }) => p95),
    p99: max(({ p99 }) => p99),
  }
}
