import { isRecord, own, readEntries, readText, type Entry } from './read-value.ts'

/** One item of the plugin's answer, wherever it stood there, with what it holds. */
export interface NavigationNode {
  readonly entry: Entry
  /** Its own segment, without those of the items above it and without a leading slash. */
  readonly path: string
  readonly items: readonly NavigationNode[]
}

/**
 * The plugin's items as a tree sorted by order. A flat answer is nested by `parent` (an object, an id or a document id);
 * an item that is its own ancestor is left out, one whose parent is not there stands at the top.
 */
export function nestItems(entries: readonly Entry[]): NavigationNode[] {
  const isTree = entries.some((entry) => readEntries(own(entry, 'items')).length > 0)
  const budget = { left: MOST_ITEMS }
  return isTree ? nestTree(withoutInnerItems(entries), '', 1, budget) : nestFlat(entries, budget)
}

const MOST_ITEMS = 500
const DEEPEST = 5

interface Budget {
  left: number
}

function nestTree(
  entries: readonly Entry[],
  parentPath: string,
  depth: number,
  budget: Budget,
): NavigationNode[] {
  if (depth > DEEPEST) return []
  return take(sortByOrder(entries), budget).map((entry) => {
    const path = readText(own(entry, 'path'))
    const items = nestTree(readEntries(own(entry, 'items')), path, depth + 1, budget)
    return { entry, path: ownSegment(path, parentPath), items }
  })
}

function nestFlat(entries: readonly Entry[], budget: Budget): NavigationNode[] {
  const keys = new Set(entries.flatMap(keysOf))
  return below(null, 1)

  function below(parent: Entry | null, depth: number): NavigationNode[] {
    if (depth > DEEPEST) return []
    const parentKeys = parent && new Set(keysOf(parent))
    const children = entries.filter((entry) => {
      const key = parentKeyOf(entry)
      const stands = key !== null && keys.has(key)
      return parentKeys ? stands && parentKeys.has(key) : !stands
    })
    return take(sortByOrder(children), budget).map((entry) => ({
      entry,
      path: ownSegment(readText(own(entry, 'path')), ''),
      items: below(entry, depth + 1),
    }))
  }
}

/** A tree answer may list inner items at the top once more: those whose parent stands there too. */
function withoutInnerItems(entries: readonly Entry[]): Entry[] {
  const keys = new Set(entries.flatMap(keysOf))
  return entries.filter((entry) => {
    const key = parentKeyOf(entry)
    return key === null || !keys.has(key)
  })
}

/** In a tree the plugin joins the paths of all items above, e.g. '/consumers/pay' for 'pay'. */
function ownSegment(path: string, parentPath: string): string {
  const segment =
    parentPath !== '' && path.startsWith(`${parentPath}/`) ? path.slice(parentPath.length) : path
  return segment.replace(/^\/+/, '')
}

function sortByOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** Items without an order come last, as they stood. */
function orderOf(entry: Entry): number {
  const order = own(entry, 'order')
  const value = typeof order === 'string' && order.trim() !== '' ? Number(order) : order
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER
}

function keysOf(entry: Entry): string[] {
  return ['id', 'documentId'].flatMap((name) => asKey(own(entry, name)) ?? [])
}

function parentKeyOf(entry: Entry): string | null {
  const parent = own(entry, 'parent')
  if (!isRecord(parent)) return asKey(parent)
  const inner = isRecord(own(parent, 'data')) ? (own(parent, 'data') as Entry) : parent
  return asKey(own(inner, 'documentId')) ?? asKey(own(inner, 'id'))
}

function asKey(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
}

function take(entries: readonly Entry[], budget: Budget): Entry[] {
  const taken = entries.slice(0, Math.max(0, budget.left))
  budget.left -= taken.length
  return taken
}
