/** An item of a menu in a request: nothing is certain. */
export type RequestedItem = Readonly<Record<string, unknown>>

interface Placed {
  /** From 1. */
  readonly level: number
  /** It is to be deleted, or an item above it is. */
  readonly isRemoved: boolean
}

interface PlacedItem extends Placed {
  readonly item: RequestedItem
}

interface PlacedEntry extends Placed {
  /** null: no item. */
  readonly item: RequestedItem | null
}

/** The items of a menu with those below, each followed by its own. What is no item is left out. */
export function* requestedItems(items: unknown): Generator<PlacedItem> {
  for (const { item, ...place } of requestedEntries(items)) if (item) yield { item, ...place }
}

/** The same, with what is no item. */
export function* requestedEntries(items: unknown, level = 1, isBelowRemoved = false): Generator<PlacedEntry> {
  if (!Array.isArray(items)) return
  for (const entry of items as readonly unknown[]) {
    const item = isRecord(entry) ? entry : null
    const isRemoved = isBelowRemoved || item?.['removed'] === true
    yield { item, level, isRemoved }
    if (item) yield* requestedEntries(item['items'], level + 1, isRemoved)
  }
}

/** Whether a value of a request is an object, not a list. */
export function isRecord(value: unknown): value is RequestedItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
