import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** One line: when, what kind of machine, how busy it was with other things, and the versions of what took part. */
export function describeMachine(versions: Readonly<Record<string, string>>, loadBefore: number): string {
  const cpu = (cpus()[0]?.model ?? 'unknown processor').trim()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const named = Object.entries({ Node: process.versions.node, ...versions }).map((pair) => pair.join(' '))
  const date = new Date().toISOString().slice(0, 10)
  const load = `load ${loadBefore.toFixed(1)} before the run`
  return `${date}; ${availableParallelism()} cores of ${cpu}, ${memory}, ${process.platform}; ${load}; ${named.join(', ')}.`
}

/** How many programs wanted a core in the last minute, as the system tells it. */
export function loadNow(): number {
  return loadavg()[0] ?? Number.NaN
}
