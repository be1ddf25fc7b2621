import type { Direction } from '../moving/use-move-buttons'

/** What the navigation plugin's page holds of a menu item. */
export interface MenuItem {
  /** Identifies it on the page, also before it is saved. */
  readonly viewId?: number
  readonly title?: string
  /** Its position among its siblings, which are sorted by it. */
  readonly order?: number
}

/**
 * The order of a menu item that has moved by one among its siblings: halfway beyond the one that it passes, as the
 * plugin sets it when an item is dragged.
 */
export function orderAfterMove(siblings: readonly MenuItem[], index: number, direction: Direction): number {
  const step = direction === 'up' ? -1 : 1
  return (siblings[index + step]?.order ?? 0) + step / 2
}
