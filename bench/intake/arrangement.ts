import type { Closing } from '../running/closing.ts'
import type { Load } from '../running/wrk.ts'

/** One way of taking things in that is put under load. */
export interface Arrangement {
  readonly name: string
  /** Where to post, with what; more than one address shares the connections. */
  readonly posts: readonly Pick<Load, 'url' | 'headers'>[]
  /** With @@ where each post's own word stands. */
  readonly body: string
  /** How many of these acknowledged references are not stored; undefined where nobody looks. */
  readonly lost?: (references: readonly string[]) => Promise<number>
}

/** What it needs is started when it is its turn, and ends with it: nobody works beside who is measured. */
export type OpenArrangement = (closing: Closing) => Promise<Arrangement>
