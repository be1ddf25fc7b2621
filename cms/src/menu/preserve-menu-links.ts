import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const ITEM = 'plugin::navigation.navigation-item'
const PAGE = 'api::page.page'

/** Actions that replace the row of a draft. */
const REPLACING_ACTIONS = new Set(['discardDraft', 'unpublish'])

/**
 * Keeps the menu's links to a page whose draft is discarded. Strapi then creates a new row for the draft and forgets
 * relations of this kind to the old one: the item would lose its page, and visitors the item.
 */
export function preserveMenuLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const { documentId } = params as { documentId?: string }
    if (uid !== PAGE || !REPLACING_ACTIONS.has(action) || !documentId) return next()
    return strapi.db.transaction(async ({ trx }) => {
      const before = await draftId(strapi, documentId)
      const result = await next()
      const after = await draftId(strapi, documentId)
      if (before !== null && after !== null && before !== after) await moveLinks(strapi, before, after, trx)
      return result
    })
  })
}

async function draftId(strapi: Core.Strapi, documentId: string): Promise<number | null> {
  const where = { documentId, publishedAt: { $null: true } }
  const draft: { id: number } | null = await strapi.db.query(PAGE).findOne({ select: ['id'], where })
  return draft?.id ?? null
}

interface MorphTable {
  readonly name: string
  readonly morphColumn: {
    readonly idColumn: { readonly name: string }
    readonly typeColumn: { readonly name: string }
  }
}

async function moveLinks(
  strapi: Core.Strapi,
  before: number,
  after: number,
  transaction: Knex.Transaction,
): Promise<void> {
  const related = strapi.db.metadata.get(ITEM).attributes['related'] as unknown as { joinTable: MorphTable }
  const { name, morphColumn } = related.joinTable
  await strapi.db
    .getConnection(name)
    .where({ [morphColumn.typeColumn.name]: PAGE, [morphColumn.idColumn.name]: before })
    .update({ [morphColumn.idColumn.name]: after })
    .transacting(transaction)
}
