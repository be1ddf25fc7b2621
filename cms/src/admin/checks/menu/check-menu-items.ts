import { checkMenu } from '../../../../../content/check/check-menu.ts'
import type { CheckContext } from '../../../../../content/check/check-context.ts'
import type { Finding } from '../../../../../content/check/finding.ts'
import { linkTargetsOf } from '../../../../../content/check/link-targets-of.ts'
import { unfilteredNavigationFromStrapi } from '../../../../../content/strapi/navigation-from-strapi.ts'
import type { MenuItem } from '../../concurrent-edits/menu/menu'

/** The items that lead nowhere in a menu that is being edited, as visitors would see it once it is saved. */
export function checkMenuItems(items: readonly MenuItem[], context: CheckContext): Finding[] {
  const slugs = new Map(context.otherPages.map(({ documentId, slug }) => [documentId, slug]))
  return checkMenu(unfilteredNavigationFromStrapi(rendered(items, slugs)), linkTargetsOf(context))
}

/** The items as the plugin renders them: without removed ones, and with the addresses of published pages. */
function rendered(items: readonly MenuItem[], slugs: ReadonlyMap<unknown, string>): object[] {
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
