import type { Core } from '@strapi/strapi'
import type { ContentCheck, PageOutline } from './content-check.ts'
import { deepPopulate } from './deep-populate.ts'

const PAGE = 'api::page.page'
/** Read together: each has dozens of blocks. */
const PAGES_PER_QUERY = 50

interface Row {
  readonly id: number
  readonly documentId: string
  readonly updatedAt: unknown
}

interface Outlined {
  readonly version: string
  /** null: the site does not show the page. */
  readonly outline: PageOutline | null
}

/** Of the published pages that were read last, by document id. */
const outlined = new Map<string, Outlined>()

/**
 * What checks need to know about all published pages, in the order of their addresses. Blocks are read of those only
 * that were published since: each publish stores a new row.
 */
export async function outlinePublishedPages(
  strapi: Core.Strapi,
  { outlineEntry }: Pick<ContentCheck, 'outlineEntry'>,
): Promise<readonly PageOutline[]> {
  const rows: Row[] = await strapi.db
    .query(PAGE)
    .findMany({ select: ['id', 'documentId', 'updatedAt'], where: IS_PUBLISHED, orderBy: { slug: 'asc' } })
  const changed = rows.filter((row) => outlined.get(row.documentId)?.version !== versionOf(row))
  for (let start = 0; start < changed.length; start += PAGES_PER_QUERY)
    for (const entry of await readPages(strapi, changed.slice(start, start + PAGES_PER_QUERY)))
      outlined.set(entry.documentId, {
        version: versionOf(entry),
        outline: outlineEntry(entry, entry.documentId),
      })
  const ids = new Set(rows.map(({ documentId }) => documentId))
  for (const documentId of outlined.keys()) if (!ids.has(documentId)) outlined.delete(documentId)
  return rows.flatMap(({ documentId }) => outlined.get(documentId)?.outline ?? [])
}

const IS_PUBLISHED = { publishedAt: { $notNull: true } }

async function readPages(strapi: Core.Strapi, rows: readonly Row[]): Promise<Row[]> {
  const populate = deepPopulate(strapi, PAGE) as never
  return strapi.db.query(PAGE).findMany({ where: { id: { $in: rows.map(({ id }) => id) } }, populate })
}

function versionOf({ id, updatedAt }: Row): string {
  return `${id} ${new Date(updatedAt as string).getTime()}`
}
