import type { Core } from '@strapi/strapi'
import { publishedPages } from '../published-page.ts'
import { menuProblems, type MenuProblem, type PageItem } from './menu-problems.ts'

const ITEM = 'plugin::navigation.navigation-item'
const PAGE = 'api::page.page'

interface StoredItem {
  readonly title: string
  readonly related?: readonly { readonly __type: string; readonly documentId: string }[] | null
}

/** The items of the menu that link to pages of the site. */
export async function listPageItems(strapi: Core.Strapi): Promise<PageItem[]> {
  const items = (await strapi.documents(ITEM).findMany({
    filters: { type: 'INTERNAL' } as never,
    fields: ['title'] as never,
    populate: ['related'] as never,
  })) as unknown as StoredItem[]
  return items.map(({ title, related }) => ({
    title,
    pageId: related?.find(({ __type }) => __type === PAGE)?.documentId ?? null,
  }))
}

/** The items of the menu that visitors do not see because their page is not published. */
export async function findMenuProblems(strapi: Core.Strapi): Promise<MenuProblem[]> {
  const published = await publishedPages(strapi)
  return menuProblems(await listPageItems(strapi), new Set(published.map(({ documentId }) => documentId)))
}
