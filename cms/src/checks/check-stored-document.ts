import type { Core } from '@strapi/strapi'
import type { EditedType } from '../editing/edited-types.ts'
import { listPageItems } from '../menu/list-page-items.ts'
import { pagePath, slugAt } from '../page-path.ts'
import { publishedPages } from '../published-page.ts'
import { loadContentCheck, type Finding } from './content-check.ts'
import { deepPopulate } from './deep-populate.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const REDIRECT = 'api::redirect.redirect'

/**
 * The problems of a page or the footer, saved or not, beside what is published. `entry` has the format of the content
 * API; images may be given by id.
 */
export async function checkEntry(strapi: Core.Strapi, uid: EditedType, entry: unknown): Promise<Finding[]> {
  const { checkDocument, pathsWithAnchors } = await loadContentCheck(strapi)
  const { documentId } = entry as { documentId?: unknown }
  const pages = await publishedPages(strapi)
  const isPublished = pages.some((page) => page.documentId === documentId)
  return checkDocument(uid === PAGE ? 'page' : 'footer', entry, {
    paths: [...pages.map(({ slug }) => pagePath(slug)), ...(await redirectedPaths(strapi))],
    linkedPages: await publishedAt(strapi, pathsWithAnchors(entry)),
    otherPages: pages.filter((page) => page.documentId !== documentId),
    hiddenMenuItems: isPublished || uid !== PAGE ? [] : await menuItemsOf(strapi, documentId),
    footer: await strapi.db.query(FOOTER).findOne({ where: IS_PUBLISHED }),
  })
}

const IS_PUBLISHED = { publishedAt: { $notNull: true } }

/** What prevents publishing a page or the footer. `entry` as in `checkEntry`. */
export async function findBlockers(strapi: Core.Strapi, uid: EditedType, entry: unknown): Promise<Finding[]> {
  const check = await loadContentCheck(strapi)
  return check.findBlockers(uid === PAGE ? 'page' : 'footer', entry)
}

/**
 * The draft of a document with its blocks, lists and images; null if there is none. From the database: the document
 * service would check the whole population first, which is ours and takes longer than reading.
 */
export async function readDraft(strapi: Core.Strapi, uid: EditedType, documentId: string): Promise<unknown> {
  return strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $null: true } },
    populate: deepPopulate(strapi, uid) as never,
  })
}

async function redirectedPaths(strapi: Core.Strapi): Promise<string[]> {
  const redirects: { from: string }[] = await strapi.db
    .query(REDIRECT)
    .findMany({ select: ['from'], where: IS_PUBLISHED })
  return redirects.map(({ from }) => from)
}

/** Titles of the menu's items for a page. */
async function menuItemsOf(strapi: Core.Strapi, documentId: unknown): Promise<string[]> {
  if (typeof documentId !== 'string') return []
  const items = await listPageItems(strapi)
  return items.filter(({ pageId }) => pageId === documentId).map(({ title }) => title)
}

/** More pages than a page usually links to; the anchors of others are not checked. */
const MAX_LINKED_PAGES = 20

async function publishedAt(strapi: Core.Strapi, paths: readonly string[]): Promise<unknown[]> {
  if (paths.length === 0) return []
  const slugs = paths.slice(0, MAX_LINKED_PAGES).map(slugAt)
  const populate = deepPopulate(strapi, PAGE) as never
  return strapi.documents(PAGE).findMany({ filters: { slug: { $in: slugs } }, status: 'published', populate })
}
