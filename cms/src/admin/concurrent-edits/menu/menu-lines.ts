import { shortTitle } from '../../../menu/menu-limits.ts'
import { isRecord } from '../../../menu/requested-items.ts'
import { MENU_FIELDS } from '../../../navigation-settings.ts'
import type { Line } from '../../editing/differences'

/** An item of a menu as the plugin reads and saves it; nothing is certain. */
interface Item {
  readonly documentId?: unknown
  readonly title?: unknown
  readonly type?: unknown
  readonly path?: unknown
  readonly externalPath?: unknown
  readonly order?: unknown
  readonly removed?: unknown
  readonly related?: { readonly documentId?: unknown } | null
  readonly additionalFields?: unknown
  readonly items?: unknown
}

interface Names {
  /** Paths of pages, by document id. */
  readonly paths: ReadonlyMap<unknown, string>
  /** Titles of stored items, by document id: what is below a renamed item has not changed. */
  readonly titles: ReadonlyMap<unknown, string>
}

const TOP = 'Menu'

/**
 * The items of a menu with what they link to, in the menu's order, to be read and compared. Labels name the items above
 * by short titles.
 */
export function menuLines(items: unknown, names: Names, parents: readonly string[] = []): Line[] {
  return sorted(items).flatMap((item) => {
    const title = text(item.title) || 'Title of its page'
    const place = [...parents, shortTitle(names.titles.get(item.documentId) ?? title)]
    const target = targetOf(item, names)
    return [
      { label: parents.join(' › ') || TOP, text: target === '' ? title : `${title} → ${target}` },
      ...fieldLines(item, place.join(' › ')),
      ...menuLines(item.items, names, place),
    ]
  })
}

/** The titles of all items of a menu, by document id. */
export function itemTitles(items: unknown): Map<unknown, string> {
  const titles = sorted(items).flatMap((item) => [
    [item.documentId, text(item.title)] as const,
    ...itemTitles(item.items),
  ])
  return new Map(titles)
}

function sorted(items: unknown): Item[] {
  const list: readonly Item[] = Array.isArray(items) ? items.filter(isRecord) : []
  return list.filter(({ removed }) => removed !== true).toSorted((a, b) => Number(a.order) - Number(b.order))
}

function targetOf({ type, path, externalPath, related }: Item, { paths }: Names): string {
  if (type === 'EXTERNAL') return text(externalPath)
  if (type === 'INTERNAL') return paths.get(related?.documentId) ?? 'no page'
  return text(path) === '/' ? '' : text(path)
}

/** What an item has beside its title and target, under the names that the form gives. */
function fieldLines({ additionalFields }: Item, place: string): Line[] {
  return Object.entries(isRecord(additionalFields) ? additionalFields : {}).flatMap(([name, value]) => {
    const label = MENU_FIELDS.find((field) => field.name === name)?.label ?? shortTitle(name)
    return text(value) === '' ? [] : [{ label: `${place} › ${label}`, text: text(value) }]
  })
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
