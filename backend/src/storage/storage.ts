import type { Commands } from './commands.ts'

type Input<C> = C extends (db: never, input: infer I) => unknown ? I : never
type Result<C> = C extends (...args: never[]) => Promise<infer R> ? R : never

/**
 * Where submissions are stored. Each call is one transaction: done and durable when it resolves, or not done at all.
 */
export type Storage = {
  readonly [Name in keyof Commands]: (input: Input<Commands[Name]>) => Promise<Result<Commands[Name]>>
} & StorageLifecycle

interface StorageLifecycle {
  /** Whether something could be stored now. Answers within a second. */
  ready(): Promise<boolean>
  /** Removes traces of deleted data, e.g. from the write-ahead log. False when a reader prevents it. */
  checkpointAndVacuum(): Promise<boolean>
  status(): StorageStatus
  /** Waits for what is in flight, then closes the database. */
  close(): Promise<void>
}

export interface StorageStatus {
  /** Calls that wait. */
  readonly queued: number
  /** How long the last stored call took, waiting included. */
  readonly latencyMs: number
  /** Calls rejected because storage was unavailable, busy or full. */
  readonly rejected: number
  /** Changes when another database took the place of the one that was used, e.g. a restored one. */
  readonly generation: number
}

export type CommandName = keyof Commands

/** The database is not available; nothing was acknowledged. Trying again later may well succeed. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(`Storage is not available: ${reason}`, { cause })
    this.reason = reason
  }
}

export type UnavailableReason =
  | 'busy'
  | 'queue-full'
  | 'disk'
  | 'corrupt'
  | 'unreachable'
  | 'closed'
  | 'file-lost'

/** Two rows with one unique value, e.g. a reference. A new value will do. */
export class UniqueValueTakenError extends Error {
  override readonly name = 'UniqueValueTakenError'
}
