/** What the navigation plugin's page holds of a menu item. */
export interface MenuItem {
  /** Identifies it on the page, also before it is saved. */
  readonly viewId?: number
  readonly title?: string
  /** Its position among its siblings, which are sorted by it. */
  readonly order?: number
}

export type Direction = 'up' | 'down'

interface Place {
  /** From 1. */
  readonly position: number
  readonly order: number
}

/**
 * Where an item stands after it has moved by one among its siblings: its position, and its order halfway beyond the
 * sibling that it passes, as the plugin sets it when an item is dragged. null if there is none to pass.
 */
export function orderAfterMove(
  item: MenuItem,
  siblings: readonly MenuItem[],
  direction: Direction,
): Place | null {
  const index = siblings.findIndex(({ viewId }) => viewId === item.viewId)
  const step = direction === 'up' ? -1 : 1
  const passed = index === -1 ? undefined : siblings[index + step]
  return passed ? { position: index + step + 1, order: (passed.order ?? 0) + step / 2 } : null
}
