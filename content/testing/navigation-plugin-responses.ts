import type { StrapiData } from '../strapi/to-strapi.ts'

/** For tests: the navigation plugin's response with `?type=TREE` for the given items. */
export function renderTree(items: readonly StrapiData[], slugOf: SlugOf, parentPath = ''): StrapiData[] {
  return items.map((item) => {
    const base = parentPath === '/' ? '' : parentPath
    const own = String(item['path']).replace(/^\//, '')
    const path = item['type'] === 'EXTERNAL' ? item['externalPath'] : `${base}/${own}`
    return {
      title: item['title'],
      type: item['type'],
      order: item['order'],
      uiRouterKey: item['uiRouterKey'],
      slug: `${String(item['uiRouterKey'])}-1`,
      path,
      additionalFields: item['additionalFields'],
      ...(item['related'] !== undefined && { related: renderPage(item, slugOf) }),
      items: renderTree(item['items'] as StrapiData[], slugOf, String(path)),
    }
  })
}

/** For tests: the plugin's flat response, in reverse order. */
export function renderFlat(items: readonly StrapiData[], slugOf: SlugOf): StrapiData[] {
  let lastId = 0
  return flatten(items, null).toReversed()

  function flatten(level: readonly StrapiData[], parent: StrapiData | null): StrapiData[] {
    return level.flatMap((item) => {
      const { items: inner, related, ...rest } = item
      const id = (lastId += 1)
      const self = {
        externalPath: null,
        path: null,
        ...rest,
        id,
        documentId: `item-${id}`,
        items: null,
        parent,
      }
      const page = related === undefined ? {} : { related: renderPage(item, slugOf) }
      return [{ ...self, ...page }, ...flatten(inner as StrapiData[], self)]
    })
  }
}

type SlugOf = (documentId: string) => string

function renderPage(item: StrapiData, slugOf: SlugOf): StrapiData {
  const { documentId } = item['related'] as { documentId: string }
  return { documentId, slug: slugOf(documentId), title: item['title'] }
}
