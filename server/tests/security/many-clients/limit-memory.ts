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
 * Limits the memory of a process with a cgroup, as `MemoryMax` of systemd does; requires root.
 *
 * @returns the cgroup version, or null if there is none: then only V8's own limit applies
 */
export function limitMemory(
  pid: number,
  bytes: number,
): { readonly version: string; release(): void } | null {
  for (const { name, is, folder, limit } of KINDS) {
    if (!existsSync(join(ROOT, is))) continue
    const group = join(folder, `beam-test-${pid}`)
    try {
      mkdirSync(group)
      writeFileSync(join(group, limit), String(bytes))
      writeFileSync(join(group, 'cgroup.procs'), String(pid))
      return { version: name, release: () => release(group) }
    } catch {
      release(group)
    }
  }
  return null
}

/** The system removes a group only when its processes have exited. */
function release(group: string): void {
  try {
    rmdirSync(group)
  } catch {
    // An empty group does no harm.
  }
}
