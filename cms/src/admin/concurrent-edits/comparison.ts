import type { Line } from '../editing/differences'

/** The texts of what an editor has typed, and of what somebody else has saved meanwhile. */
export interface Comparison {
  readonly mine: readonly Line[]
  readonly theirs: readonly Line[]
}
