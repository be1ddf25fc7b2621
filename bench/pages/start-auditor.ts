import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { findProgram } from '../processes/find-program.ts'

/** The result of one Lighthouse run of a page; times in milliseconds. */
export interface Audit {
  readonly address: string
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly requests: readonly FetchedFile[]
  /** Paint times on this machine, without simulated throttling. */
  readonly painted: { readonly first: number; readonly largest: number }
  /** Time of the main thread with CPU throttling, by Lighthouse's categories of work. */
  readonly work: Readonly<Record<string, number>>
  /** With CPU throttling; 0 if no task took 50 ms. */
  readonly longestTask: number
  /** Weighted audits without a perfect score. */
  readonly failed: readonly {
    readonly id: string
    readonly title: string
    readonly found: readonly string[]
  }[]
  readonly versions: { readonly lighthouse: string; readonly chromium: string }
  /** Lighthouse's benchmark index: about 2,500 on an idle machine. */
  readonly benchmarkIndex: number
}

export interface FetchedFile {
  readonly url: string
  /** Transfer size, including headers. */
  readonly bytes: number
  readonly type: string
  readonly priority: string
  /** Milliseconds from the start of the page load, on this machine. */
  readonly ended: number
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export interface Auditor {
  /** Rejects with Lighthouse's message if the page could not be audited. */
  audit(address: string): Promise<Audit>
  close(): Promise<void>
}

/** Lighthouse occasionally fails to record a trace. */
const ATTEMPTS = 3
const FOLDER = join(import.meta.dirname, '../lighthouse')

/** Lighthouse with one Chromium in a separate process; its packages are installed if missing. */
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
        if (done) throw new Error('The Lighthouse process ended early.')
        const response = JSON.parse(value) as Audit | { readonly failure: string }
        if (!('failure' in response)) return response
        failure = response.failure
      }
      throw new Error(`${address}: ${failure}`)
    },
    close: () => end(child),
  }
}

function install(): void {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return
  console.log('Installing Lighthouse (about a minute)')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (spawnSync('npm', args, { cwd: FOLDER, stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be installed: check the network and run this again.')
}

async function end(child: ChildProcessByStdio<Writable, Readable, null>): Promise<void> {
  child.stdin.end()
  if (child.exitCode === null) await once(child, 'close')
}
