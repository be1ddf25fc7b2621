import type { Core } from '@strapi/strapi'
import { MENU } from './menu-version.ts'
import { SITE_MENU } from './site-menu.ts'

interface Menu {
  readonly documentId: string
  readonly slug: string
}

/**
 * Gives the first menu its slug back, by which the site reads it, if no menu has it: in earlier versions the plugin
 * replaced it when the menu was renamed. Can run at any time, any number of times.
 */
export async function restoreMenuAddress(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query(MENU)
  const menus: Menu[] = await query.findMany({ select: ['documentId', 'slug'], orderBy: { id: 'asc' } })
  const [first] = menus
  if (!first || menus.some(({ slug }) => slug === SITE_MENU)) return
  await query.updateMany({ where: { documentId: first.documentId }, data: { slug: SITE_MENU } })
  strapi.log.warn(`The site has its menu back: it had the slug "${first.slug}"`)
}
