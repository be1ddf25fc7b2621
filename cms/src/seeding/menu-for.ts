/** A menu item as the navigation plugin takes it, but naming its page by slug and its audience by key. */
export interface MenuItem {
  readonly title: string
  readonly related?: { readonly documentId: string; readonly __type: string }
  readonly audience: readonly string[]
  readonly items: readonly MenuItem[]
  readonly [setting: string]: unknown
}

interface Known {
  readonly documentIds: ReadonlyMap<string, string>
  readonly audienceIds: ReadonlyMap<string, number>
}

/** The menu with the ids of this database. An item whose page does not exist here is left out, with all below it. */
export function menuFor(items: readonly MenuItem[], known: Known): object[] {
  return items
    .filter(({ related }) => !related || known.documentIds.has(related.documentId))
    .map((item) => ({
      ...item,
      related: item.related && {
        ...item.related,
        documentId: known.documentIds.get(item.related.documentId),
      },
      audience: item.audience.map((key) => known.audienceIds.get(key)).filter((id) => id !== undefined),
      items: menuFor(item.items, known),
    }))
}
