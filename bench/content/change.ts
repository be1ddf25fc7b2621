import type { Locator, Page } from 'playwright'

/** Enough for a change without images. */
export const REST_MS = 400

/** A kind of change that an editor publishes. */
export interface Change {
  readonly name: string
  /** Where visitors see it. */
  readonly path: string
  /** Milliseconds after each change during which the sites still work on it. */
  readonly restMs: number
  /** Prepares a change that nobody has seen before, e.g. uploads the image. */
  prepare(run: number): Promise<Prepared>
}

/** One change, to be published in the panel or by a request to its API. */
export interface Prepared {
  /** Publishes with one request. */
  request(): Promise<void>
  /** Fills the form of the panel. Resolves with the button that publishes. */
  fill(page: Page): Promise<Locator>
  /** Whether a response at the path shows the change. */
  isLive(response: Response, body: string): boolean
}
