import { readFileSync } from 'node:fs'

/** Microseconds of processor that these processes have used so far, all threads; 0 where the system does not tell. */
export function processorTime(processes: readonly (number | undefined)[]): number {
  return processes.reduce<number>((total, pid) => total + timeOf(pid), 0)
}

/** Linux counts it in hundredths of a second, fields 14 and 15; before them stands a name that may hold anything. */
function timeOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return 0
  }
}
