import { NAVIGATION_DEPTH, type NavigationItem, type NavigationType } from '../model/navigation.ts'
import { pagePath } from '../model/page.ts'
import { isWebAddress, safeAddress, safeExternalAddress } from '../model/safe-address.ts'
import { isSlug } from '../model/slug.ts'
import { nestItems, type NavigationNode } from './nest-items.ts'
import { isDraft, own, readEntries, readEntry, readText, type Entry } from './read-value.ts'
import { ONLY_OPENS } from './navigation-to-strapi.ts'

/**
 * The menu from the navigation plugin's answer, tree or flat: at most four levels, sorted by order. Items without a
 * title and items that lead nowhere and open nothing are left out. Never throws.
 */
export function navigationFromStrapi(answer: unknown): NavigationItem[] {
  return wholeNavigationFromStrapi(answer).flatMap((item) => useful(item) ?? [])
}

/** The same with the items that lead nowhere, for whoever must be told of them. */
export function wholeNavigationFromStrapi(answer: unknown): NavigationItem[] {
  return readItems(nestItems(readEntries(answer)), '', 1)
}

function useful(item: NavigationItem): NavigationItem | null {
  const items = item.items.flatMap((inner) => useful(inner) ?? [])
  return item.address === '' && items.length === 0 ? null : { ...item, items }
}

/** `base`: the path that the items above add up to. */
function readItems(nodes: readonly NavigationNode[], base: string, depth: number): NavigationItem[] {
  if (depth > NAVIGATION_DEPTH) return []
  return nodes.flatMap((node) => readItem(node, base, depth) ?? [])
}

function readItem(node: NavigationNode, base: string, depth: number): NavigationItem | null {
  const title = readTitle(node.entry)
  if (title === '') return null
  const type = readType(node.entry)
  const address = readTarget(type, node, base)
  const below = node.path === ONLY_OPENS ? base : `${base}/${node.path}`
  const items = readItems(node.items, below, depth + 1)
  const newTab =
    type === 'EXTERNAL' ? !/^(?:mailto|tel):/i.test(address) && address !== '' : isWebAddress(address)
  return { title, type, address, newTab, audience: readAudience(node.entry), items }
}

/** The plugin writes "Title missing" where an item has none of its own; its page's title serves as well. */
function readTitle(entry: Entry): string {
  const title = readText(own(entry, 'title')).trim()
  if (title !== '' && title !== 'Title missing') return title
  const page = readRelated(entry)
  return page ? readText(own(page, 'title')).trim() : ''
}

function readType(entry: Entry): NavigationType {
  const type = readText(own(entry, 'type')).toUpperCase()
  if (type === 'INTERNAL' || type === 'EXTERNAL' || type === 'WRAPPER') return type
  if (readRelated(entry)) return 'INTERNAL'
  return own(entry, 'externalPath') ? 'EXTERNAL' : 'WRAPPER'
}

function readTarget(type: NavigationType, node: NavigationNode, base: string): string {
  if (type === 'INTERNAL') return readPagePath(node.entry)
  if (type === 'EXTERNAL')
    return safeExternalAddress(own(node.entry, 'externalPath') || presentPath(own(node.entry, 'path')))
  return readWrapperAddress(node.path, base)
}

/** A page that is no longer, or not yet, published comes without its slug. */
function readPagePath(entry: Entry): string {
  const page = readRelated(entry)
  const slug =
    page && !isDraft(page) ? readText(own(page, 'slug')).replace(/^\/+/, '').normalize('NFC') : null
  return slug !== null && isSlug(slug) ? pagePath(slug) : ''
}

/** Its path below the items above it; a full address and a path with an anchor stand for themselves. */
function readWrapperAddress(path: string, base: string): string {
  if (path === '' || path === ONLY_OPENS) return ''
  const whole = /(?:https?:\/\/|mailto:|tel:).+$/i.exec(path)?.[0]
  if (whole) return safeAddress(whole)
  return safeAddress(path.includes('#') ? `/${path}` : `${base}/${path}`)
}

/** The plugin writes "Path is missing" where there is none. */
function presentPath(path: unknown): unknown {
  return path === 'Path is missing' ? '' : path
}

function readRelated(entry: Entry): Entry | null {
  const related = own(entry, 'related')
  return readEntry(Array.isArray(related) ? related.at(-1) : related)
}

function readAudience(entry: Entry): string[] {
  const audience = own(entry, 'audience')
  const names: readonly unknown[] = Array.isArray(audience) ? audience : readEntries(audience)
  return names.slice(0, 50).flatMap((name) => readText(keyOf(name)) || [])
}

function keyOf(audience: unknown): unknown {
  const entry = readEntry(audience)
  return entry ? (own(entry, 'key') ?? own(entry, 'name')) : audience
}
