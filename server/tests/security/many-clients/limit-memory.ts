import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'
const KINDS = [
  { name: 'cgroup v2', is: 'cgroup.controllers', folder: ROOT, limit: 'memory.max' },
  {
    name: 'cgroup v1',
    is: 'memory/memory.limit_in_bytes',
    folder: join(ROOT, 'memory'),
    limit: 'memory.limit_in_bytes',
  },
] as const

/**
 * Puts a process under a memory limit of the system, as `MemoryMax` of systemd does; needs root.
 *
 * @returns the name of the means, or null where there is none: then only V8's own limit holds
 */
export function limitMemory(pid: number, bytes: number): { readonly means: string; release(): void } | null {
  for (const { name, is, folder, limit } of KINDS) {
    if (!existsSync(join(ROOT, is))) continue
    const group = join(folder, `beam-test-${pid}`)
    try {
      mkdirSync(group)
      writeFileSync(join(group, limit), String(bytes))
      writeFileSync(join(group, 'cgroup.procs'), String(pid))
      return { means: name, release: () => release(group) }
    } catch {
      release(group)
    }
  }
  return null
}

/** It goes when no process is in it any more; until then the system refuses. */
function release(group: string): void {
  try {
    rmdirSync(group)
  } catch {
    // Left behind empty, it does no harm.
  }
}
