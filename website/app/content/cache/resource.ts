/** A document that can be fetched from the content service and cached. */
export interface Resource<T> {
  readonly key: string
  /** Fetches the document; null if the request failed. Does not reject. */
  fetch(signal: AbortSignal): Promise<Fetched<T> | null>
  /** Parses a body from disk; undefined if it is not valid any more. */
  restore(body: string): T | undefined
  /** Tags that invalidate the document, e.g. `page:about-us`. */
  tags(value: T): readonly string[]
  /** Milliseconds until the document is fetched again. */
  freshMs(value: T): number
}

/** Changes are notified immediately; missed ones are noticed after this time. */
export const FRESH_MS = 60_000

export interface Fetched<T> {
  readonly value: T
  /** The response body, for the disk cache; null: the document does not exist. */
  readonly body: string | null
}

export interface Cached<T> extends Fetched<T> {
  /** False for a document that is served while it is revalidated. */
  readonly isFresh: boolean
}
