/** Something that can be asked of the content service and kept. */
export interface Resource<T> {
  readonly key: string
  /** The content service's answer; null when it gave none. Does not reject. */
  ask(signal: AbortSignal): Promise<Asked<T> | null>
  /** Reads an answer from disk; undefined when it is of no use any more. */
  restore(body: string): T | undefined
  /** What makes the value out of date when it changes, e.g. `page:about-us`. */
  tags(value: T): readonly string[]
  /** Milliseconds for which an answer is not asked for again. */
  freshMs(value: T): number
}

/** What changed is told at once; if it was not, it is seen within this. */
export const FRESH_MS = 60_000

export interface Asked<T> {
  readonly value: T
  /** The answer as it came, for the copy on disk; null: the service has nothing there. */
  readonly body: string | null
}

export interface Cached<T> extends Asked<T> {
  /** Answered by the service, and still fresh; false for what is shown while it is asked for anew. */
  readonly isFresh: boolean
}
