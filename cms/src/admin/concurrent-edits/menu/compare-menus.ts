import type { Comparison } from '../comparison'
import { itemTitles, menuLines } from './menu-lines'

/** A stored menu as the content service gives it (cms/src/concurrent-edits/comparison-routes.ts). */
export interface StoredMenu {
  readonly items: unknown
  /** The paths of all pages, by document id. */
  readonly paths: Readonly<Record<string, string>>
}

/** The items of a menu that is not saved, and those of the stored one. */
export function compareMenus(typed: object, { items, paths }: StoredMenu): Comparison {
  const names = { paths: new Map<unknown, string>(Object.entries(paths)), titles: itemTitles(items) }
  return { mine: menuLines('items' in typed ? typed.items : [], names), theirs: menuLines(items, names) }
}
