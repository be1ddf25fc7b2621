import type { Block } from '../model/blocks.ts'
import type { Color } from '../model/colors.ts'

/**
 * What a new page may start from. Its texts tell editors in square brackets what belongs there; the check reports those
 * that were not replaced.
 */
export interface PageTemplate {
  /** Shown to editors. */
  readonly label: string
  readonly help: string
  readonly colourWorld: Color
  readonly blocks: readonly Block[]
}

/** In place of a date: the day on which an editor starts from the template. */
export const TODAY = '[today]'
