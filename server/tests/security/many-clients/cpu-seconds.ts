import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** CPU time of a process and its children, in seconds; 0 if the system does not provide it. */
export function cpuSeconds(pid: number): number {
  try {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .filter((name) => statOf(Number(name))[1] === String(pid))
    const all = [pid, ...children.map(Number)].map((each) => statOf(each))
    return Math.round(
      all.reduce((sum, stat) => sum + Number(stat[11] ?? 0) + Number(stat[12] ?? 0), 0) / TICKS_PER_SECOND,
    )
  } catch {
    return 0
  }
}

/** The fields of /proc/PID/stat after the name: index 1 is the parent, 11 and 12 are CPU times. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}
