/** A menu item in the navigation plugin's format, but with its page by slug and its audiences by key. */
export interface MenuItem {
  readonly title: string
  readonly related?: { readonly documentId: string; readonly __type: string }
  readonly audience: readonly string[]
  readonly items: readonly MenuItem[]
  readonly [setting: string]: unknown
}

interface DatabaseIds {
  readonly documentIds: ReadonlyMap<string, string>
  readonly audienceIds: ReadonlyMap<string, number>
}

/** Builds the menu with the ids of this database. Omits items whose page does not exist, with everything below them. */
export function buildMenu(items: readonly MenuItem[], ids: DatabaseIds): object[] {
  return items
    .filter(({ related }) => !related || ids.documentIds.has(related.documentId))
    .map((item) => ({
      ...item,
      related: item.related && {
        ...item.related,
        documentId: ids.documentIds.get(item.related.documentId),
      },
      audience: item.audience.map((key) => ids.audienceIds.get(key)).filter((id) => id !== undefined),
      items: buildMenu(item.items, ids),
    }))
}
