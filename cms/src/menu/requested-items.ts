/** An item of a menu in a request: nothing is certain. */
type RequestedItem = Readonly<Record<string, unknown>>

interface PlacedItem {
  readonly item: RequestedItem
  /** From 1. */
  readonly level: number
  /** It is to be deleted, or an item above it is. */
  readonly isRemoved: boolean
}

/** The items of a menu with those below, each followed by its own. What is no item is left out. */
export function* requestedItems(items: unknown, level = 1, isBelowRemoved = false): Generator<PlacedItem> {
  if (!Array.isArray(items)) return
  for (const item of items as readonly unknown[]) {
    if (!isRecord(item)) continue
    const isRemoved = isBelowRemoved || item['removed'] === true
    yield { item, level, isRemoved }
    yield* requestedItems(item['items'], level + 1, isRemoved)
  }
}

/** Whether a value of a request is an object, not a list. */
export function isRecord(value: unknown): value is RequestedItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
