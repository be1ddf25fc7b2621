import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite, type OpenSqlite } from './open-sqlite.ts'
import { runBatch, type Call, type Outcome } from './run-batch.ts'
import { needsNewConnection, sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

/** The thread that owns the database file: a slow, locked or full disk stops it, and never the site. */
export interface WorkerData {
  readonly file: string
  readonly maxBytes: number | undefined
}

export type ToWorker =
  | { readonly kind: 'batch'; readonly calls: readonly Call[] }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly failure: SqliteFailure; readonly message: string }
  | { readonly kind: 'done'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'closed' }

/** Short: while one call waits, all wait. The storage tries again by itself. */
const PATIENCE_MS = 50

const { file, maxBytes } = workerData as WorkerData
const port = parentPort!
let connection: OpenSqlite | undefined

try {
  connection = await openSqlite(file, PATIENCE_MS, maxBytes)
  tell({ kind: 'open' })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  tell({ kind: 'refused', failure: sqliteFailure(error), message })
}

port.on('message', async (message: ToWorker) => {
  if (message.kind === 'batch') tell({ kind: 'done', outcomes: await answer(message.calls) })
  else close()
})

async function answer(calls: readonly Call[]): Promise<Outcome[]> {
  try {
    connection ??= await openSqlite(file, PATIENCE_MS, maxBytes)
    const outcomes = await runBatch(connection.database, connection.db, calls)
    if (outcomes.some((outcome) => !outcome.ok && needsNewConnection(outcome.failure))) drop()
    return outcomes
  } catch (error) {
    drop()
    return calls.map(() => ({ ok: false, failure: sqliteFailure(error) }))
  }
}

function drop(): void {
  try {
    connection?.database.close()
  } catch {
    // A connection in doubt may refuse to close; it is not used again.
  }
  connection = undefined
}

function close(): void {
  drop()
  tell({ kind: 'closed' })
  port.close()
}

function tell(message: FromWorker): void {
  port.postMessage(message)
}
