import { readFileSync } from 'node:fs'

/** Megabytes of memory that a process holds; undefined where the system does not tell. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
  } catch {
    return undefined
  }
}
