import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { findProgram } from '../running/find-program.ts'

/** What one run of Lighthouse says of one page; times in milliseconds. */
export interface Audit {
  readonly address: string
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly requests: readonly FetchedFile[]
  /** When this machine painted, without the slow network and processor that the figures above are reckoned for. */
  readonly painted: { readonly first: number; readonly largest: number }
  /** What the main thread did, at the slow processor, by Lighthouse's names of kinds of work. */
  readonly work: Readonly<Record<string, number>>
  /** At the slow processor; 0 when none took 50 ms. */
  readonly longestTask: number
  /** Audits that count and are not perfect. */
  readonly failed: readonly {
    readonly id: string
    readonly title: string
    readonly found: readonly string[]
  }[]
  readonly versions: { readonly lighthouse: string; readonly chromium: string }
  /** How fast Lighthouse finds the machine: about 2,500 when nothing else runs. */
  readonly benchmarkIndex: number
}

export interface FetchedFile {
  readonly url: string
  /** On the wire, with its headers. */
  readonly bytes: number
  readonly type: string
  readonly priority: string
  /** On this machine, from the start of the page. */
  readonly ended: number
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export interface Auditor {
  /** Rejects with Lighthouse's words when it could not audit the page. */
  audit(address: string): Promise<Audit>
  close(): Promise<void>
}

/** Now and then a trace is not recorded. */
const ATTEMPTS = 3
const FOLDER = join(import.meta.dirname, '../lighthouse')

/** Lighthouse in one Chromium, in a process and with packages of its own; these are installed when missing. */
export function startAuditor(): Auditor {
  install()
  const chromium = findProgram(
    ['chromium', 'chromium-browser', 'google-chrome'],
    'install the package chromium.',
  )
  const child = spawn(process.execPath, ['audit.mjs'], {
    cwd: FOLDER,
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async audit(address) {
      let failure = ''
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        child.stdin.write(`${address}\n`)
        const { value, done } = await lines.next()
        if (done) throw new Error('Lighthouse ended before its time.')
        const answer = JSON.parse(value) as Audit | { readonly failure: string }
        if (!('failure' in answer)) return answer
        failure = answer.failure
      }
      throw new Error(`${address}: ${failure}`)
    },
    close: () => end(child),
  }
}

function install(): void {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return
  console.log('Installing Lighthouse (about a minute)')
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (spawnSync('npm', words, { cwd: FOLDER, stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be installed: check the network and run this again.')
}

async function end(child: ChildProcessByStdio<Writable, Readable, null>): Promise<void> {
  child.stdin.end()
  if (child.exitCode === null) await once(child, 'close')
}
