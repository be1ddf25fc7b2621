import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core, UID } from '@strapi/strapi'

interface Related {
  readonly __type?: UID.ContentType
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
interface CommonService {
  getSlug(request: { readonly query: string }): Promise<string>
  mapToNavigationItemDTO(request: MenuItems): Promise<MenuItem[]>
}
type CreateService = (context: { strapi: Core.Strapi }) => CommonService

const reading = new AsyncLocalStorage<true>()

/** Marks what runs in `read` as reading the menu. */
export function whileReadingMenu<T>(read: () => T): T {
  return reading.run(true, read)
}

/**
 * Reads a menu in a handful of queries: the plugin makes three for each item, which takes longer than everything else until a
 * published change is live. All pages are read at once, and no unique slug is computed for an item, which nothing uses.
 */
export function renderInFewQueries(createService: CreateService): CreateService {
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

/** The items with the fields of their pages; without those of a page that does not have this status. */
async function withPages(
  strapi: Core.Strapi,
  items: readonly MenuItem[],
  status: 'draft' | 'published',
): Promise<MenuItem[]> {
  const related = items.flatMap(({ related: page }) => (page?.__type && page.documentId ? [page] : []))
  const types = new Set(related.flatMap(({ __type }) => __type ?? []))
  const documents = new Map<string, object>()
  for (const type of types) {
    const ids = related.flatMap(({ __type, documentId }) =>
      __type === type && documentId ? [documentId] : [],
    )
    const filters = { documentId: { $in: ids } }
    const found = await strapi.documents(type).findMany({ filters, status } as never)
    for (const document of found as { documentId: string }[]) documents.set(document.documentId, document)
  }
  return items.map((item) => {
    const { __type, documentId } = item.related ?? {}
    if (!__type || !documentId) return item
    return { ...item, items: [], related: { ...documents.get(documentId), __type, documentId } }
  })
}
