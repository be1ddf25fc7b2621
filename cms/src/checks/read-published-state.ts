import type { Core } from '@strapi/strapi'
import { listPageItems } from '../menu/list-page-items.ts'
import { renderMenu } from '../menu/render-menu.ts'
import { loadContentCheck, type CheckContext } from './content-check.ts'
import { deepPopulate } from './deep-populate.ts'
import { outlinePublishedPages } from './outline-pages.ts'

const FOOTER = 'api::footer.footer'
const REDIRECT = 'api::redirect.redirect'

/** Returns what a document is checked against; null: one that has never been saved. */
type ContextOf = (documentId: string | null) => CheckContext

/** Reads what is published, as far as the checks of single documents need it. */
export async function readPublishedState(strapi: Core.Strapi): Promise<ContextOf> {
  const check = await loadContentCheck(strapi)
  const [pages, menu, pageItems, footer, redirects] = await Promise.all([
    outlinePublishedPages(strapi, check),
    renderMenu(strapi),
    listPageItems(strapi),
    strapi.db.query(FOOTER).findOne({ where: IS_PUBLISHED, populate: deepPopulate(strapi, FOOTER) as never }),
    strapi.db.query(REDIRECT).findMany({ select: ['documentId', 'from', 'to'], where: IS_PUBLISHED }),
  ])
  return (documentId) => check.contextOf({ pages, menu, pageItems, footer, redirects }, documentId)
}

const IS_PUBLISHED = { publishedAt: { $notNull: true } }
