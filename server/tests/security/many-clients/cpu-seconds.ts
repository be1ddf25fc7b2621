import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** Seconds of processor time that a process and its children have used; 0 where the system does not say. */
export function cpuSeconds(pid: number): number {
  try {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .filter((name) => statOf(Number(name))[1] === String(pid))
    const all = [pid, ...children.map(Number)].map((each) => statOf(each))
    return Math.round(
      all.reduce((sum, stat) => sum + Number(stat[11] ?? 0) + Number(stat[12] ?? 0), 0) / TICKS_A_SECOND,
    )
  } catch {
    return 0
  }
}

/** The fields behind the name of /proc/PID/stat: the second is the parent, the twelfth and thirteenth are times. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}
