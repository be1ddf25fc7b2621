import type { Core } from '@strapi/strapi'
import { permissionChecker } from '../access/document-permission.ts'
import { deepPopulate } from '../checks/deep-populate.ts'
import { loadLaunchCheck, type LaunchEntry } from './launch-check.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const MENU_ITEM = 'plugin::navigation.navigation-item'
/** More pages than a site like this has. */
const MAX_PAGES = 500

/** What the owner must fill in before launch: of what is published, for those who may read pages. */
export async function listLaunchEntries(strapi: Core.Strapi, userAbility: unknown): Promise<LaunchEntry[]> {
  if (permissionChecker(strapi, PAGE, userAbility).cannot.read()) return []
  const { openEntries } = await loadLaunchCheck(strapi)
  const [pages, footer, menuLinks] = await Promise.all([
    strapi.documents(PAGE).findMany({
      status: 'published',
      sort: 'slug',
      limit: MAX_PAGES,
      populate: deepPopulate(strapi, PAGE) as never,
    }),
    strapi.documents(FOOTER).findFirst({
      status: 'published',
      populate: deepPopulate(strapi, FOOTER) as never,
    }),
    externalMenuLinks(strapi),
  ])
  return openEntries({ pages, footer, menuLinks })
}

async function externalMenuLinks(strapi: Core.Strapi) {
  const items: { title: string; externalPath: string | null }[] = await strapi.db
    .query(MENU_ITEM)
    .findMany({ select: ['title', 'externalPath'], where: { type: 'EXTERNAL' } })
  return items.map(({ title, externalPath }) => ({ title, address: externalPath ?? '' }))
}
