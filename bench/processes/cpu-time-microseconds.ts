import { readFileSync } from 'node:fs'

/** CPU time of these processes so far in microseconds, all threads; 0 without /proc. */
export function cpuTimeMicroseconds(processes: readonly (number | undefined)[]): number {
  return processes.reduce<number>((total, pid) => total + cpuTimeOf(pid), 0)
}

/** Fields 14 and 15 of /proc/<pid>/stat, in hundredths of a second; the process name before them may contain spaces. */
function cpuTimeOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return 0
  }
}
