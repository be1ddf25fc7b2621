import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, versionOf } from './find-program.ts'

export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** A Lua script for wrk; without it the address is fetched as it is. */
  readonly script?: string
  /** Words that the script finds in `init(args)`. */
  readonly words?: readonly string[]
}

/** What wrk saw; times in milliseconds. */
export interface Throughput {
  /** Failures left out. */
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly requests: number
  /** Answers with a status of 400 or more, time-outs and broken connections. */
  readonly failures: number
}

const SCRIPT = join(import.meta.dirname, 'report.lua')

/** Puts load on an address on this machine with one thread of wrk and answers what came back. */
export async function runWrk({
  url,
  connections,
  seconds,
  headers = {},
  script,
  words = [],
}: Load): Promise<Throughput> {
  if (!/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url))
    throw new Error('Load is put on this machine only.')
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const given = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...lines]
  const output = await outputOf(findWrk(), [...given, '-s', script ?? SCRIPT, url, '--', ...words])
  const figures = /^figures (.*)$/m.exec(output)?.[1]
  if (figures === undefined) throw new Error(`wrk said nothing that could be read:\n${output}`)
  return JSON.parse(figures) as Throughput
}

export function wrkVersion(): string {
  return versionOf(findWrk(), '-v')
}

function findWrk(): string {
  return findProgram(['wrk'], 'install the package wrk.')
}

function outputOf(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}
