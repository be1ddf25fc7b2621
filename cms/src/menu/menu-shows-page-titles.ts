import type { Core } from '@strapi/strapi'
import { isTitleMissing } from './is-title-missing.ts'

const ITEM = 'plugin::navigation.navigation-item'

/** Whether an item of the menu has no title of its own, so that the site shows the title of its page. */
export async function menuShowsPageTitles(strapi: Core.Strapi): Promise<boolean> {
  const items: { title: string | null }[] = await strapi.db.query(ITEM).findMany({ select: ['title'] })
  return items.some(({ title }) => isTitleMissing(title))
}
