import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes; undefined without /proc. */
export function memoryMegabytes(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
  } catch {
    return undefined
  }
}
