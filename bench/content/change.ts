import type { Locator, Page } from 'playwright'

/** A kind of change that an editor publishes. */
export interface Change {
  readonly name: string
  /** Where visitors see it. */
  readonly path: string
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
