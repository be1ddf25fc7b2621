import type { Load } from '../running/wrk.ts'

/** One way of taking things in that is put under load. */
export interface Arrangement {
  readonly name: string
  /** Where to post, with what; more than one address shares the connections. */
  readonly posts: readonly Pick<Load, 'url' | 'headers'>[]
  /** With @@ where each post's own word stands. */
  readonly body: string
  /** Rows stored so far; undefined where nobody counts. */
  readonly stored?: () => Promise<number>
  /** Resolves when what follows from the last posts (mail) is done, or after a while. */
  readonly rest?: () => Promise<void>
}
