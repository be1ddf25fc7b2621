import { findMenuProblems } from '../../../../../content/check/check-menu.ts'
import type { CheckContext } from '../../../../../content/check/check-context.ts'
import type { Finding } from '../../../../../content/check/finding.ts'
import { linkTargetsOf } from '../../../../../content/check/link-targets-of.ts'
import type { NavigationItem } from '../../../../../content/model/navigation.ts'
import { unfilteredNavigationFromStrapi } from '../../../../../content/strapi/navigation-from-strapi.ts'
import type { MenuItem } from '../../concurrent-edits/menu/menu'

/**
 * The items that lead nowhere in a menu that is being edited, as visitors would see it once it is saved. `field` is the
 * key of an item in this window.
 */
export function checkMenuItems(items: readonly MenuItem[], context: CheckContext): Finding[] {
  const slugs = new Map(context.otherPages.map(({ documentId, slug }) => [documentId, slug]))
  const shown = rendered(items, slugs)
  const keys = unfilteredNavigationFromStrapi(withKeysAsTitles(shown))
  return findMenuProblems(unfilteredNavigationFromStrapi(shown), linkTargetsOf(context)).map(
    ({ finding, position }) => ({ ...finding, field: titleAt(keys, position) }),
  )
}

interface RenderedItem extends MenuItem {
  readonly items: readonly RenderedItem[]
}

/** The items as the plugin renders them: without removed ones, and with the addresses of published pages. */
function rendered(items: readonly MenuItem[], slugs: ReadonlyMap<unknown, string>): RenderedItem[] {
  return items
    .filter(({ removed }) => !removed)
    .map((item) => ({
      ...item,
      related: relatedPage(item, slugs),
      items: rendered(item.items ?? [], slugs),
    }))
}

function relatedPage({ related, title }: MenuItem, slugs: ReadonlyMap<unknown, string>): object | null {
  const { documentId } = (related ?? {}) as { readonly documentId?: unknown }
  const slug = slugs.get(documentId)
  return slug === undefined ? null : { documentId, slug, title, publishedAt: 'published' }
}

/** The same menu, which tells where reading it puts each item. Items without a title stay without one. */
function withKeysAsTitles(items: readonly RenderedItem[]): object[] {
  return items.map((item) => ({
    ...item,
    title: String(item['title'] ?? '').trim() && String(item.viewId ?? ''),
    related: null,
    items: withKeysAsTitles(item.items),
  }))
}

function titleAt(items: readonly NavigationItem[], [index, ...below]: readonly number[]): string {
  const item = index === undefined ? undefined : items[index]
  if (!item) return ''
  return below.length === 0 ? item.title : titleAt(item.items, below)
}
