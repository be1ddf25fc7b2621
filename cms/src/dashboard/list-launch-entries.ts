import type { Core } from '@strapi/strapi'
import { permissionChecker } from '../access/document-permission.ts'
import { loadLaunchCheck } from './launch-check.ts'
import type { LaunchEntry } from './launch-entry.ts'
import { readPublishedFooter, readPublishedPages } from './read-published.ts'

const PAGE = 'api::page.page'
const MENU_ITEM = 'plugin::navigation.navigation-item'

/** What the owner must fill in before launch: of what is published, for those who may read pages. */
export async function listLaunchEntries(strapi: Core.Strapi, userAbility: unknown): Promise<LaunchEntry[]> {
  if (permissionChecker(strapi, PAGE, userAbility).cannot.read()) return []
  const { findLaunchEntries } = await loadLaunchCheck(strapi)
  const [pages, footer, menuLinks] = await Promise.all([
    readPublishedPages(strapi),
    readPublishedFooter(strapi),
    externalMenuLinks(strapi),
  ])
  return findLaunchEntries({ pages, footer, menuLinks })
}

async function externalMenuLinks(strapi: Core.Strapi) {
  const items: { title: string; externalPath: string | null }[] = await strapi.db
    .query(MENU_ITEM)
    .findMany({ select: ['title', 'externalPath'], where: { type: 'EXTERNAL' } })
  return items.map(({ title, externalPath }) => ({ title, address: externalPath ?? '' }))
}
