import { NAVIGATION_DEPTH, type NavigationItem, type NavigationType } from '../model/navigation.ts'
import { pagePath } from '../model/page.ts'
import { isWebUrl, safeUrl, safeExternalUrl } from '../model/safe-url.ts'
import { isSlug } from '../model/slug.ts'
import { nestItems, type NavigationNode } from './nest-items.ts'
import { isDraft, ownValue, readEntries, readEntry, readText, type Entry } from './read-value.ts'

/**
 * The menu from the navigation plugin's response, tree or flat: at most four levels, sorted by order. Items without a
 * title, and items with neither target nor submenu, are omitted. Never throws.
 */
export function navigationFromStrapi(response: unknown): NavigationItem[] {
  return unfilteredNavigationFromStrapi(response).flatMap((item) => withoutDeadItems(item) ?? [])
}

/** The same including items with neither target nor submenu, so that they can be reported. */
export function unfilteredNavigationFromStrapi(response: unknown): NavigationItem[] {
  return readItems(nestItems(readEntries(response)), '', 1)
}

function withoutDeadItems(item: NavigationItem): NavigationItem | null {
  const items = item.items.flatMap((inner) => withoutDeadItems(inner) ?? [])
  return item.address === '' && items.length === 0 ? null : { ...item, items }
}

/** `base`: the joined paths of the ancestors. */
function readItems(nodes: readonly NavigationNode[], base: string, depth: number): NavigationItem[] {
  if (depth > NAVIGATION_DEPTH) return []
  return nodes.flatMap((node) => readItem(node, base, depth) ?? [])
}

function readItem(node: NavigationNode, base: string, depth: number): NavigationItem | null {
  const title = readTitle(node.entry)
  if (title === '') return null
  const type = readType(node.entry)
  const address = readTarget(type, node, base)
  const below = isNoPath(node.path) ? base : `${base}/${node.path}`
  const items = readItems(node.items, below, depth + 1)
  const newTab =
    type === 'EXTERNAL' ? !/^(?:mailto|tel):/i.test(address) && address !== '' : isWebUrl(address)
  const audience = readAudience(node.entry)
  return { title, ...readCustomFields(node.entry), type, address, newTab, audience, items }
}

/** Our own fields in the plugin's form (cms/src/navigation-settings.ts). */
function readCustomFields(entry: Entry): Pick<NavigationItem, 'description' | 'shortcut'> {
  const fields = readEntry(ownValue(entry, 'additionalFields')) ?? {}
  const read = (name: string) => readText(ownValue(fields, name)).trim()
  return { description: read('description'), shortcut: read('shortcut') }
}

/** The plugin returns "Title missing" for an item without a title; then the title of its page is used. */
function readTitle(entry: Entry): string {
  const title = readText(ownValue(entry, 'title')).trim()
  if (title !== '' && title !== 'Title missing') return title
  const page = readRelated(entry)
  return page ? readText(ownValue(page, 'title')).trim() : ''
}

function readType(entry: Entry): NavigationType {
  const type = readText(ownValue(entry, 'type')).toUpperCase()
  if (type === 'INTERNAL' || type === 'EXTERNAL' || type === 'WRAPPER') return type
  if (readRelated(entry)) return 'INTERNAL'
  return ownValue(entry, 'externalPath') ? 'EXTERNAL' : 'WRAPPER'
}

function readTarget(type: NavigationType, node: NavigationNode, base: string): string {
  if (type === 'INTERNAL') return readPagePath(node.entry)
  if (type === 'EXTERNAL')
    return safeExternalUrl(ownValue(node.entry, 'externalPath') || presentPath(ownValue(node.entry, 'path')))
  return readWrapperUrl(node.path, base)
}

/** An unpublished page comes without its slug. */
function readPagePath(entry: Entry): string {
  const page = readRelated(entry)
  const slug =
    page && !isDraft(page) ? readText(ownValue(page, 'slug')).replace(/^\/+/, '').normalize('NFC') : null
  return slug !== null && isSlug(slug) ? pagePath(slug) : ''
}

/** The path, appended to those of its ancestors, unless it is a full URL or contains an anchor. */
function readWrapperUrl(path: string, base: string): string {
  if (isNoPath(path)) return ''
  const whole = /(?:https?:\/\/|mailto:|tel:).+$/i.exec(path)?.[0]
  if (whole) return safeUrl(whole)
  return safeUrl(path.includes('#') ? `/${path}` : `${base}/${path}`)
}

/** Whether an item only opens its submenu. Menus written by earlier versions have '#'. */
function isNoPath(path: string): boolean {
  return path === '' || path === '#'
}

/** The plugin returns "Path is missing" for an item without a path. */
function presentPath(path: unknown): unknown {
  return path === 'Path is missing' ? '' : path
}

function readRelated(entry: Entry): Entry | null {
  const related = ownValue(entry, 'related')
  return readEntry(Array.isArray(related) ? related.at(-1) : related)
}

function readAudience(entry: Entry): string[] {
  const audience = ownValue(entry, 'audience')
  const names: readonly unknown[] = Array.isArray(audience) ? audience : readEntries(audience)
  return names.slice(0, 50).flatMap((name) => readText(keyOf(name)) || [])
}

function keyOf(audience: unknown): unknown {
  const entry = readEntry(audience)
  return entry ? (ownValue(entry, 'key') ?? ownValue(entry, 'name')) : audience
}
