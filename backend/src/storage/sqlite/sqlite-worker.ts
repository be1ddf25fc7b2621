import { parentPort, workerData } from 'node:worker_threads'
import { guardDatabase, type FileChange } from './guarded-database.ts'
import type { Call, Outcome } from './run-batch.ts'
import { sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

/** The thread that owns the database file: a slow, locked or full disk stops it, and never the site. */
export interface WorkerData {
  readonly file: string
  readonly maxBytes: number | undefined
  /** Whether this is the site, of which there may be only one. */
  readonly isSite: boolean
  /** It was open before: if it is not there now, it is not made anew. */
  readonly mustExist: boolean
  /** How long another site process that is just ending is waited for, in milliseconds. */
  readonly lockTimeoutMs: number
}

export type ToWorker =
  | { readonly kind: 'batch'; readonly calls: readonly Call[] }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'open' }
  | { readonly kind: 'not-opened'; readonly failure: SqliteFailure; readonly message: string }
  | { readonly kind: 'done'; readonly outcomes: readonly Outcome[] }
  | FileChange
  | { readonly kind: 'closed' }

/** An alarm must be raised within five seconds after the file was removed. */
const INSPECT_EVERY_MS = 1_000

const { lockTimeoutMs: lockPatienceMs, ...options } = workerData as WorkerData
const port = parentPort!
const database = guardDatabase({ ...options, onFileChange: tell })

/** One thing at a time: a batch waits at times, and nothing may come in between. */
let last: Promise<unknown> = start()
let isInspecting = false
const inspections = setInterval(() => {
  if (isInspecting) return
  isInspecting = true
  then(() => database.inspect().finally(() => (isInspecting = false)))
}, INSPECT_EVERY_MS)

port.on('message', (message: ToWorker) => {
  if (message.kind === 'batch')
    then(async () => tell({ kind: 'done', outcomes: await database.run(message.calls) }))
  else then(close)
})

async function start(): Promise<void> {
  try {
    await database.open(lockPatienceMs)
    tell({ kind: 'open' })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    tell({ kind: 'not-opened', failure: sqliteFailure(error), message })
  }
}

async function close(): Promise<void> {
  clearInterval(inspections)
  database.close()
  tell({ kind: 'closed' })
  port.close()
}

function then(next: () => Promise<unknown>): void {
  last = last.then(next)
}

function tell(message: FromWorker): void {
  port.postMessage(message)
}
