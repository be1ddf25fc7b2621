import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** One line: the date, the machine, its load before the run, and the versions of the programs used. */
export function describeMachine(versions: Readonly<Record<string, string>>, loadBefore: number): string {
  const cpu = (cpus()[0]?.model ?? 'unknown processor').trim()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const named = Object.entries({ Node: process.versions.node, ...versions }).map((pair) => pair.join(' '))
  const date = new Date().toISOString().slice(0, 10)
  const load = `load ${loadBefore.toFixed(1)} before the run`
  return `${date}; ${availableParallelism()} cores of ${cpu}, ${memory}, ${process.platform}; ${load}; ${named.join(', ')}.`
}

/** The load average of the last minute. */
export function loadAverage(): number {
  return loadavg()[0] ?? Number.NaN
}
