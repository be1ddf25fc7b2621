import { requestedItems } from './requested-items.ts'

interface StoredItem {
  readonly id: number
  readonly documentId: string
}

/**
 * Whether all items of a request, at any level, are new or among the stored ones of the menu, each at most once. The
 * plugin changes and deletes the items that it is given, also those of another menu.
 */
export function namesOwnItems(items: unknown, stored: readonly StoredItem[]): boolean {
  const rows = new Set(stored.map(({ id, documentId }) => `${documentId} ${id}`))
  const ids = new Set<unknown>(stored.map(({ id }) => id))
  const unnamed = new Set<unknown>(stored.map(({ documentId }) => documentId))
  for (const { item } of requestedItems(items)) {
    const { documentId, id } = item
    if (documentId && !unnamed.delete(documentId)) return false
    if (id !== undefined && !(documentId ? rows.has(`${String(documentId)} ${String(id)}`) : ids.has(id)))
      return false
  }
  return true
}
