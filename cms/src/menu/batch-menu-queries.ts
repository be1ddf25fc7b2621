import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { MENU_TARGET } from './menu-target.ts'
import type { PluginFactory } from './plugin-factory.ts'

interface Related {
  readonly __type?: string
  readonly documentId?: string
}
interface MenuItem {
  readonly related?: Related | null
}
interface MenuItems {
  readonly navigationItems: readonly MenuItem[]
  readonly status?: 'draft' | 'published'
}

/** What the plugin's service does for a menu that is read. */
export interface ReadingService {
  getSlug(request: { readonly query: string }): Promise<string>
  mapToNavigationItemDTO(request: MenuItems): Promise<MenuItem[]>
}

const reading = new AsyncLocalStorage<true>()

/** Marks what runs in `read` as reading the menu. */
export function whileReadingMenu<T>(read: () => T): T {
  return reading.run(true, read)
}

/**
 * Reads a menu in a handful of queries: the plugin makes three for each item, which takes longer than everything else
 * until a published change is live. All pages are read at once, and no unique slug is computed for an item, which
 * nothing uses.
 */
export function batchMenuQueries<Service extends ReadingService>(
  createService: PluginFactory<Service>,
): PluginFactory<Service> {
  return (context) => {
    const service = createService(context)
    return {
      ...service,
      getSlug: (request) => (reading.getStore() ? Promise.resolve(request.query) : service.getSlug(request)),
      mapToNavigationItemDTO: ({ navigationItems, status = 'published' }) =>
        withPages(context.strapi, navigationItems, status),
    }
  }
}

/**
 * The items with the fields of their pages; without those of a page that does not have this status. What is no page is
 * left out: the menu is public, and so would be all fields of an account.
 */
async function withPages(
  strapi: Core.Strapi,
  items: readonly MenuItem[],
  status: 'draft' | 'published',
): Promise<MenuItem[]> {
  const ids = items.flatMap(({ related }) => pageId(related) ?? [])
  const filters = { documentId: { $in: ids } }
  const pages: { documentId: string }[] =
    ids.length === 0 ? [] : await strapi.documents(MENU_TARGET).findMany({ filters, status } as never)
  const byId = new Map(pages.map((page) => [page.documentId, page]))
  return items.map((item) => {
    const documentId = pageId(item.related)
    if (documentId === undefined) return item.related ? { ...item, related: null } : item
    return { ...item, items: [], related: { ...byId.get(documentId), __type: MENU_TARGET, documentId } }
  })
}

function pageId(related: Related | null | undefined): string | undefined {
  return related?.__type === MENU_TARGET ? related.documentId : undefined
}
