// By import, so that a test that replaces the global timers does not replace these.
import { clearInterval, setInterval } from 'node:timers'
import type { MessagePort } from 'node:worker_threads'
import type { FileChange } from './file-change.ts'
import { guardDatabase } from './guard-database.ts'
import { isFatalAtStart, openFailure } from './open-failure.ts'
import type { Call, Outcome } from './run-batch.ts'
import type { SqliteFailure } from './sqlite-failure.ts'

export interface DatabaseOptions {
  readonly file: string
  readonly maxBytes: number | undefined
  /** Whether this is the site, of which there may be only one. */
  readonly isSite: boolean
  /** The worker yields to other threads when CPU time is short. */
  readonly isBackground?: boolean
  /** It was open before, or is the site's: if it is missing now, it is not created. */
  readonly mustExist: boolean
  /** How long to wait for another site process that is stopping, in milliseconds. */
  readonly lockTimeoutMs: number
  /** How often the file is checked, in milliseconds. */
  readonly inspectEveryMs: number
}

export type ToWorker =
  | { readonly kind: 'batch'; readonly calls: readonly SentCall[] }
  | { readonly kind: 'close' }

interface SentCall {
  readonly id: number
  /** Missing for a call of the last batch that met a lock: the worker has it. */
  readonly call?: Call
}

export interface NotOpened {
  readonly kind: 'not-opened'
  readonly failure: SqliteFailure
  readonly message: string
  /** A site that starts exits; one that has had the file open waits for it. */
  readonly isFatalAtStart: boolean
}

export type FromWorker =
  | { readonly kind: 'open' }
  | NotOpened
  | { readonly kind: 'done'; readonly outcomes: readonly Outcome[] }
  | FileChange
  | { readonly kind: 'closed' }

/**
 * Owns a database file: does what arrives at a port, one batch after the other, and reports what becomes of the file.
 */
export function serveDatabase(
  port: MessagePort,
  { lockTimeoutMs, inspectEveryMs, ...options }: DatabaseOptions,
): void {
  const database = guardDatabase({ ...options, onFileChange: send })

  /** Calls of the last batch that met a lock, by id. */
  const lockedCalls = new Map<number, Call>()

  /** One thing at a time: a batch may wait for the disk, and nothing else may run meanwhile. */
  let last: Promise<unknown> = start()
  let isInspecting = false
  let isOpenReported = false
  const inspections = setInterval(() => {
    if (isInspecting) return
    isInspecting = true
    enqueue(() => database.inspect().finally(() => (isInspecting = false)))
  }, inspectEveryMs)

  port.on('message', (message: ToWorker) => {
    if (message.kind === 'batch') enqueue(() => runBatch(message.calls))
    else enqueue(close)
  })

  async function start(): Promise<void> {
    try {
      await database.open(lockTimeoutMs)
      reportOpen()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      send({
        kind: 'not-opened',
        failure: openFailure(error),
        message,
        isFatalAtStart: isFatalAtStart(error),
      })
    }
  }

  async function runBatch(sent: readonly SentCall[]): Promise<void> {
    const calls = sent.map(({ id, call }) => call ?? lockedCalls.get(id)!)
    const outcomes = await database.run(calls)
    lockedCalls.clear()
    for (const [index, outcome] of outcomes.entries())
      if (!outcome.ok && outcome.failure.kind === 'busy') lockedCalls.set(sent[index]!.id, calls[index]!)
    // First, so that whoever hears of an outcome knows that the file exists: a later thread creates none.
    if (database.hasBeenOpen() && !isOpenReported) reportOpen()
    send({ kind: 'done', outcomes })
  }

  function reportOpen(): void {
    isOpenReported = true
    send({ kind: 'open' })
  }

  async function close(): Promise<void> {
    clearInterval(inspections)
    await database.close()
    send({ kind: 'closed' })
    port.close()
  }

  function enqueue(next: () => Promise<unknown>): void {
    last = last.then(next)
  }

  function send(message: FromWorker): void {
    port.postMessage(message)
  }
}
