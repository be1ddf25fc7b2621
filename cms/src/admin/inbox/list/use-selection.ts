import * as React from 'react'
import type { Item } from '../api/types'

export interface Selection {
  readonly ids: ReadonlySet<string>
  set(id: string, selected: boolean): void
  setAll(ids: readonly string[]): void
  clear(): void
}

/** Which of the shown items are selected. Those that are no longer shown are not. */
export function useSelection(items: readonly Item[]): Selection {
  const [chosen, setChosen] = React.useState<ReadonlySet<string>>(new Set())
  const shown = items.map(({ id }) => id)
  return {
    ids: new Set(shown.filter((id) => chosen.has(id))),
    set: (id, selected) =>
      setChosen((before) => new Set(selected ? [...before, id] : [...before].filter((each) => each !== id))),
    setAll: (ids) => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
  }
}
