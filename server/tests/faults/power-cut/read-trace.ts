import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** What a process did to the disk and told the world, in the order in which it was done. */
export type TracedStep =
  | { readonly kind: 'write'; readonly file: string; readonly bytes: Buffer; readonly offset: number }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'sync-begins'; readonly file: string }
  | { readonly kind: 'sync-done'; readonly file: string }
  /** The ids of submissions in an answer that left the process. */
  | { readonly kind: 'told'; readonly ids: readonly string[] }

/** Runs a program and writes down what read-trace reads: every write and every sync, with all their bytes. */
export function straceArguments(traceFile: string): string[] {
  const calls = 'trace=pwrite64,fsync,fdatasync,ftruncate,write,writev,sendto'
  return ['strace', '-D', '-f', '--seccomp-bpf', '-y', '-xx', '-s', '4000000', '-e', calls, '-o', traceFile]
}

const CALL = /^(?<pid>\d+)\s+(?<call>\w+)\((?<words>.*)$/u
const RESUMED = /^(?<pid>\d+)\s+<\.\.\. \w+ resumed>/u
const FILE = /^\d+<(?<path>[^>]*)>/u
const UUID = /"id":"(?<id>[0-9a-f-]{36})"/gu

/** Reads what strace wrote. A call that was interrupted by others counts when it ended; a sync, from when it began. */
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
      const step = readCall(called['call'] ?? '', called['words'] ?? '')
      if (step?.kind === 'sync-done') yield { ...step, kind: 'sync-begins' }
      if (step && line.endsWith('<unfinished ...>')) unfinished.set(called['pid'] ?? '', step)
      else if (step) yield step
    }
  }
}

function readCall(call: string, words: string): TracedStep | undefined {
  const file = unhex(FILE.exec(words)?.groups?.['path'] ?? '').toString()
  if (call === 'pwrite64')
    return { kind: 'write', file, bytes: dataOf(words), offset: numbersOf(words)[1] ?? 0 }
  if (call === 'ftruncate') return { kind: 'truncate', file, size: numbersOf(words)[0] ?? 0 }
  if (call === 'fsync' || call === 'fdatasync') return { kind: 'sync-done', file }
  const ids = [...dataOf(words).toString().matchAll(UUID)].map(({ groups }) => groups?.['id'] ?? '')
  return ids.length > 0 ? { kind: 'told', ids } : undefined
}

/** All texts in quotation marks, as bytes. */
function dataOf(words: string): Buffer {
  return Buffer.concat(
    [...words.matchAll(/"(?<hex>[^"]*)"/gu)].map(({ groups }) => unhex(groups?.['hex'] ?? '')),
  )
}

/** The plain numbers behind the file and the text: `5<…>, "…", 24, 251352) = 24` → 24, 251352. */
function numbersOf(words: string): number[] {
  const end = /, (?<numbers>\d+(?:, \d+)*)(?:\)| <unfinished)/u.exec(words.slice(words.lastIndexOf('"') + 1))
  return (end?.groups?.['numbers'] ?? '').split(', ').map(Number)
}

function unhex(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}
