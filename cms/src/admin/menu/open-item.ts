import type { MenuItem } from '../concurrent-edits/menu/menu'
import { focusInMiddle } from '../editing/focus-in-middle'
import { waitFor } from '../editing/wait-for'

/**
 * The items with the groups open that hold an item. What else differs from the stored menu stays: that a group is open
 * is no change to save.
 *
 * @param key of the item, as in `viewId`
 */
export function withItemShown<Item extends MenuItem>(items: readonly Item[], key: string): Item[] {
  return items.map((item) => {
    const below = item.items ?? []
    if (!below.some((inner) => holds(inner, key))) return item
    return { ...item, collapsed: false, items: withItemShown(below, key) }
  })
}

function holds({ viewId, items }: MenuItem, key: string): boolean {
  return String(viewId) === key || (items ?? []).some((item) => holds(item, key))
}

/** Focuses the button that opens the form of an item, once the item is there. */
export async function focusItem(key: string): Promise<void> {
  const button = await waitFor(() => document.querySelector(`[data-edited-item="${CSS.escape(key)}"]`))
  if (button) focusInMiddle(button, button)
}
