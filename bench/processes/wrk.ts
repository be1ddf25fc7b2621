import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, versionOf } from './find-program.ts'

export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** A Lua script for wrk; without it, wrk sends plain GET requests. */
  readonly script?: string
  /** Arguments of the script's `init(args)`. */
  readonly args?: readonly string[]
}

/** The results of wrk; times in milliseconds. */
export interface Throughput {
  /** Successful requests per second. */
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly requests: number
  /** Responses with a status of 400 or more, timeouts and broken connections. */
  readonly failures: number
}

const SCRIPT = join(import.meta.dirname, 'report.lua')

/** Runs wrk with one thread against a URL on this machine. */
export async function runWrk({
  url,
  connections,
  seconds,
  headers = {},
  script,
  args = [],
}: Load): Promise<Throughput> {
  if (!/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url))
    throw new Error('Load tests may only target this machine.')
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...lines]
  const output = await outputOf(findWrk(), [...options, '-s', script ?? SCRIPT, url, '--', ...args])
  const figures = /^figures (.*)$/m.exec(output)?.[1]
  if (figures === undefined) throw new Error(`The output of wrk could not be parsed:\n${output}`)
  return JSON.parse(figures) as Throughput
}

export function wrkVersion(): string {
  return versionOf(findWrk(), '-v')
}

function findWrk(): string {
  return findProgram(['wrk'], 'install the package wrk.')
}

function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}
