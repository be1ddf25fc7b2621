import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The disk operations and acknowledgments of a process, in their order. */
export type TracedStep =
  | { readonly kind: 'write'; readonly file: string; readonly bytes: Buffer; readonly offset: number }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'sync-begins'; readonly file: string }
  | { readonly kind: 'sync-done'; readonly file: string }
  /** The ids of submissions in a response sent by the process. */
  | { readonly kind: 'acknowledged'; readonly ids: readonly string[] }

/** Arguments with which strace records every write and sync of a program, with all bytes. */
export function straceArguments(traceFile: string): string[] {
  const calls = 'trace=pwrite64,fsync,fdatasync,ftruncate,write,writev,sendto'
  return ['strace', '-D', '-f', '--seccomp-bpf', '-y', '-xx', '-s', '4000000', '-e', calls, '-o', traceFile]
}

const CALL = /^(?<pid>\d+)\s+(?<call>\w+)\((?<parameters>.*)$/u
const RESUMED = /^(?<pid>\d+)\s+<\.\.\. \w+ resumed>/u
const FILE = /^\d+<(?<path>[^>]*)>/u
const UUID = /"id":"(?<id>[0-9a-f-]{36})"/gu

/** Parses a trace. An interrupted call counts when it has finished; a sync covers what was written before it began. */
export async function* readTrace(traceFile: string): AsyncGenerator<TracedStep> {
  const unfinished = new Map<string, TracedStep>()
  for await (const line of createInterface({ input: createReadStream(traceFile, 'latin1') })) {
    const resumed = RESUMED.exec(line)?.groups?.['pid']
    const called = CALL.exec(line)?.groups
    if (resumed !== undefined) {
      const step = unfinished.get(resumed)
      unfinished.delete(resumed)
      if (step) yield step
    } else if (called) {
      const step = readCall(called['call'] ?? '', called['parameters'] ?? '')
      if (step?.kind === 'sync-done') yield { ...step, kind: 'sync-begins' }
      if (step && line.endsWith('<unfinished ...>')) unfinished.set(called['pid'] ?? '', step)
      else if (step) yield step
    }
  }
}

function readCall(call: string, parameters: string): TracedStep | undefined {
  const file = unhex(FILE.exec(parameters)?.groups?.['path'] ?? '').toString()
  if (call === 'pwrite64')
    return { kind: 'write', file, bytes: dataOf(parameters), offset: numbersOf(parameters)[1] ?? 0 }
  if (call === 'ftruncate') return { kind: 'truncate', file, size: numbersOf(parameters)[0] ?? 0 }
  if (call === 'fsync' || call === 'fdatasync') return { kind: 'sync-done', file }
  const ids = [...dataOf(parameters).toString().matchAll(UUID)].map(({ groups }) => groups?.['id'] ?? '')
  return ids.length > 0 ? { kind: 'acknowledged', ids } : undefined
}

/** All quoted strings, as bytes. */
function dataOf(parameters: string): Buffer {
  return Buffer.concat(
    [...parameters.matchAll(/"(?<hex>[^"]*)"/gu)].map(({ groups }) => unhex(groups?.['hex'] ?? '')),
  )
}

/** The numbers after the file and the string: `5<…>, "…", 24, 251352) = 24` → 24, 251352. */
function numbersOf(parameters: string): number[] {
  const end = /, (?<numbers>\d+(?:, \d+)*)(?:\)| <unfinished)/u.exec(
    parameters.slice(parameters.lastIndexOf('"') + 1),
  )
  return (end?.groups?.['numbers'] ?? '').split(', ').map(Number)
}

function unhex(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}
