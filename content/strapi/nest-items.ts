import { isRecord, ownValue, readEntries, readText, type Entry } from './read-value.ts'

/** An item of the plugin's response with its children. */
export interface NavigationNode {
  readonly entry: Entry
  /** Its own path segment, without those of its ancestors and without a leading slash. */
  readonly path: string
  readonly items: readonly NavigationNode[]
}

/**
 * The plugin's items as a tree sorted by order. A flat response is nested by `parent` (an object, an id or a document
 * id). An item in a cycle is omitted; an item whose parent is missing becomes a root.
 */
export function nestItems(entries: readonly Entry[]): NavigationNode[] {
  const isTree = entries.some((entry) => readEntries(ownValue(entry, 'items')).length > 0)
  const remaining = { left: MAX_ITEMS }
  return isTree ? nestTree(withoutInnerItems(entries), '', 1, remaining) : nestFlat(entries, remaining)
}

const MAX_ITEMS = 500
const MAX_DEPTH = 5

interface RemainingItems {
  left: number
}

function nestTree(
  entries: readonly Entry[],
  parentPath: string,
  depth: number,
  remaining: RemainingItems,
): NavigationNode[] {
  if (depth > MAX_DEPTH) return []
  return take(sortByOrder(entries), remaining).map((entry) => {
    const path = readText(ownValue(entry, 'path'))
    const items = nestTree(readEntries(ownValue(entry, 'items')), path, depth + 1, remaining)
    return { entry, path: lastSegment(path, parentPath), items }
  })
}

function nestFlat(entries: readonly Entry[], remaining: RemainingItems): NavigationNode[] {
  const keys = new Set(entries.flatMap(keysOf))
  return childrenOf(null, 1)

  function childrenOf(parent: Entry | null, depth: number): NavigationNode[] {
    if (depth > MAX_DEPTH) return []
    const parentKeys = parent && new Set(keysOf(parent))
    const children = entries.filter((entry) => {
      const key = parentKeyOf(entry)
      const hasParent = key !== null && keys.has(key)
      return parentKeys ? hasParent && parentKeys.has(key) : !hasParent
    })
    return take(sortByOrder(children), remaining).map((entry) => ({
      entry,
      path: lastSegment(readText(ownValue(entry, 'path')), ''),
      items: childrenOf(entry, depth + 1),
    }))
  }
}

/** A tree response may repeat inner items at the root: those whose parent is there too. */
function withoutInnerItems(entries: readonly Entry[]): Entry[] {
  const keys = new Set(entries.flatMap(keysOf))
  return entries.filter((entry) => {
    const key = parentKeyOf(entry)
    return key === null || !keys.has(key)
  })
}

/** In a tree the plugin prefixes the path with those of all ancestors, e.g. '/consumers/pay' for 'pay'. */
function lastSegment(path: string, parentPath: string): string {
  const segment =
    parentPath !== '' && path.startsWith(`${parentPath}/`) ? path.slice(parentPath.length) : path
  return segment.replace(/^\/+/, '')
}

function sortByOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** Items without an order come last, in their original sequence. */
function orderOf(entry: Entry): number {
  const order = ownValue(entry, 'order')
  const value = typeof order === 'string' && order.trim() !== '' ? Number(order) : order
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER
}

function keysOf(entry: Entry): string[] {
  return ['id', 'documentId'].flatMap((name) => asKey(ownValue(entry, name)) ?? [])
}

function parentKeyOf(entry: Entry): string | null {
  const parent = ownValue(entry, 'parent')
  if (!isRecord(parent)) return asKey(parent)
  const inner = isRecord(ownValue(parent, 'data')) ? (ownValue(parent, 'data') as Entry) : parent
  return asKey(ownValue(inner, 'documentId')) ?? asKey(ownValue(inner, 'id'))
}

function asKey(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
}

function take(entries: readonly Entry[], remaining: RemainingItems): Entry[] {
  const taken = entries.slice(0, Math.max(0, remaining.left))
  remaining.left -= taken.length
  return taken
}
