import type { Core } from '@strapi/strapi'
import { displayName, type AdminUser } from '../access/acting-user.ts'
import { permissionChecker } from '../access/document-permission.ts'
import type { PageVersion } from './summarize-pages.ts'

const PAGE = 'api::page.page'
/** More drafts than anybody works on at the same time. */
const MAX_DRAFTS = 500

interface StoredPage extends Omit<PageVersion, 'editor'> {
  readonly updatedBy?: AdminUser | null
}

/** The drafts that the user may read, changed last first, and the published versions of all pages. */
export async function listPages(
  strapi: Core.Strapi,
  userAbility: unknown,
): Promise<{ readonly drafts: readonly PageVersion[]; readonly published: readonly PageVersion[] }> {
  const checker = permissionChecker(strapi, PAGE, userAbility)
  if (checker.cannot.read()) return { drafts: [], published: [] }
  const permitted = await checker.sanitizedQuery.read({})
  const filters = permitted.filters ? { filters: permitted.filters as never } : {}
  const drafts = await strapi.documents(PAGE).findMany({
    ...filters,
    status: 'draft',
    sort: 'updatedAt:desc',
    limit: MAX_DRAFTS,
    fields: FIELDS as never,
    populate: { updatedBy: { fields: ['firstname', 'lastname', 'username'] } } as never,
  })
  const published = await strapi.db
    .query(PAGE)
    .findMany({ select: [...FIELDS], where: { publishedAt: { $notNull: true } } })
  return { drafts: (drafts as unknown as StoredPage[]).map(toVersion), published: published.map(toVersion) }
}

const FIELDS = ['documentId', 'title', 'slug', 'updatedAt']

function toVersion({ documentId, title, slug, updatedAt, updatedBy }: StoredPage): PageVersion {
  return {
    documentId,
    title,
    slug,
    updatedAt: new Date(updatedAt).toISOString(),
    editor: updatedBy ? displayName(updatedBy) : '',
  }
}
