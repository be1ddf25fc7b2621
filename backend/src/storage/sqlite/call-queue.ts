import { StorageUnavailableError, type StorageStatus } from '../storage.ts'
import type { Call } from './run-batch.ts'

export interface QueuedCall {
  /** Unique in this process. */
  readonly id: number
  readonly call: Call
  resolve(value: unknown): void
  reject(error: Error): void
}

export interface CallQueue {
  /** Resolves with the call's result; rejects with StorageUnavailableError when it was not sent within the timeout. */
  add(call: Call, timeoutMs?: number): Promise<unknown>
  /** The oldest calls that still wait. */
  takeBatch(limit: number): QueuedCall[]
  /** Calls that could not be tried now, to the front. */
  putBack(calls: readonly QueuedCall[]): void
  status(): Omit<StorageStatus, 'generation'>
  /** Resolves when nothing waits or runs; nothing may be added after. */
  close(): Promise<void>
}

const MAX_OPEN_CALLS = 4_000
/** After this the response is 503: better than a page that hangs. */
const TIMEOUT_MS = 5_000
/**
 * What the worker has may still be stored, so it is rejected later: only when the worker hangs. Less than the fifteen
 * seconds after which the site closes a silent connection (server/connections/create-http-server.ts).
 */
const IN_FLIGHT_TIMEOUT_MS = 12_000
const SWEEP_EVERY_MS = 100

/** A bounded queue in front of the storage worker. `onAdd` is called when there is something to send. */
export function createCallQueue(onAdd: () => void): CallQueue {
  const open = new Set<OpenCall>()
  let waiting: OpenCall[] = []
  let latencyMs = 0
  let rejected = 0
  let onDrained: (() => void)[] = []
  const sweep = setInterval(rejectTimedOut, SWEEP_EVERY_MS).unref()

  function add(call: Call, timeoutMs = TIMEOUT_MS): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const opened = new OpenCall(call, timeoutMs, resolve, reject, remove)
      if (open.size >= MAX_OPEN_CALLS) return opened.reject(new StorageUnavailableError('queue-full'))
      open.add(opened)
      waiting.push(opened)
      onAdd()
    })
  }

  function remove(call: OpenCall, error: Error | undefined): void {
    open.delete(call)
    if (error instanceof StorageUnavailableError) rejected += 1
    else latencyMs = performance.now() - call.since
    if (open.size === 0) for (const resolve of onDrained.splice(0)) resolve()
  }

  function rejectTimedOut(): void {
    const now = performance.now()
    for (const call of open) if (call.isTimedOut(now)) call.reject(new StorageUnavailableError('busy'))
    waiting = waiting.filter((call) => open.has(call))
  }

  return {
    add,
    takeBatch(limit) {
      const sent = waiting.splice(0, limit)
      for (const call of sent) call.sent = true
      return sent
    },
    putBack(calls) {
      const unanswered = (calls as OpenCall[]).filter((call) => open.has(call))
      for (const call of unanswered) call.sent = false
      waiting.unshift(...unanswered)
    },
    status: () => ({ queued: open.size, latencyMs, rejected }),
    async close() {
      if (open.size > 0) await new Promise<void>((resolve) => onDrained.push(resolve))
      clearInterval(sweep)
    },
  }
}

let lastId = 0

class OpenCall implements QueuedCall {
  readonly id = (lastId += 1)
  readonly since = performance.now()
  sent = false
  readonly call: Call
  readonly #timeoutMs: number
  readonly #resolve: (value: unknown) => void
  readonly #reject: (error: Error) => void
  readonly #onEnd: (call: OpenCall, error: Error | undefined) => void

  constructor(
    call: Call,
    timeoutMs: number,
    resolve: (value: unknown) => void,
    reject: (error: Error) => void,
    onEnd: (call: OpenCall, error: Error | undefined) => void,
  ) {
    this.call = call
    this.#timeoutMs = timeoutMs
    this.#resolve = resolve
    this.#reject = reject
    this.#onEnd = onEnd
  }

  isTimedOut(now: number): boolean {
    return now - this.since >= (this.sent ? IN_FLIGHT_TIMEOUT_MS : this.#timeoutMs)
  }

  resolve(value: unknown): void {
    this.#onEnd(this, undefined)
    this.#resolve(value)
  }

  reject(error: Error): void {
    this.#onEnd(this, error)
    this.#reject(error)
  }
}
