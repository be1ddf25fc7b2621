import type { Core } from '@strapi/strapi'
import { deepPopulate } from '../checks/deep-populate.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
/** More pages than a site like this has. */
export const MAX_PAGES = 500

/** The published pages, MAX_PAGES at most, in the order of their addresses, with all blocks. */
export async function readPublishedPages(strapi: Core.Strapi): Promise<readonly unknown[]> {
  const populate = deepPopulate(strapi, PAGE) as never
  return strapi.documents(PAGE).findMany({ status: 'published', sort: 'slug', limit: MAX_PAGES, populate })
}

/** The published footer; null when there is none. */
export async function readPublishedFooter(strapi: Core.Strapi): Promise<unknown> {
  const populate = deepPopulate(strapi, FOOTER) as never
  return strapi.documents(FOOTER).findFirst({ status: 'published', populate })
}
