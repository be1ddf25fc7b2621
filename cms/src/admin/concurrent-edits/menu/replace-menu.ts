import type { Menu, MenuItem } from './menu'

/**
 * The items that make a stored menu the same as an edited one when they are saved: the plugin stores the items that it
 * is given and leaves the others, so those that only the stored menu has are removed, and those that it no longer has
 * are created again.
 */
export function replaceMenu(mine: Menu, stored: Menu): Menu {
  const storedIds = new Set(allItems(stored.items).map(({ documentId }) => documentId))
  const myIds = new Set(allItems(mine.items).map(({ documentId }) => documentId))
  const onlyTheirs = allItems(stored.items).filter(({ documentId }) => !myIds.has(documentId))
  return {
    ...mine,
    items: [
      ...mine.items.flatMap((item) => storable(item, storedIds)),
      ...onlyTheirs.map((item) => ({ ...item, items: [], removed: true })),
    ],
  }
}

function storable(item: MenuItem, storedIds: ReadonlySet<string | undefined>): MenuItem[] {
  const items = item.items?.flatMap((inner) => storable(inner, storedIds)) ?? []
  if (storedIds.has(item.documentId)) return [{ ...item, items, updated: true }]
  return item.removed ? [] : [{ ...item, items, id: undefined, documentId: undefined }]
}

/** With those of all levels. */
function allItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items ?? [])])
}
