import type { Core } from '@strapi/strapi'

const ITEM = 'plugin::navigation.navigation-item'
/** What the plugin writes in place of a title, and the site reads as none. */
const MISSING = 'Title missing'

/** Whether an item of the menu has no title of its own, so that the site shows the title of its page. */
export async function menuShowsPageTitles(strapi: Core.Strapi): Promise<boolean> {
  const items: { title: string | null }[] = await strapi.db.query(ITEM).findMany({ select: ['title'] })
  return items.some(({ title }) => isMissing(title))
}

function isMissing(title: string | null): boolean {
  const text = title?.trim() ?? ''
  return text === '' || text === MISSING
}
