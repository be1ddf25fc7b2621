import type { Core } from '@strapi/strapi'
import type { EditedType } from '../editing/edited-types.ts'
import { loadContentCheck, type CheckContext, type Finding } from './content-check.ts'
import { deepPopulate } from './deep-populate.ts'

/**
 * The problems of a page or the footer beside what is published (read-published-state.ts). `entry` has the format of
 * the content API; images may be given by id.
 */
export async function checkEntry(
  strapi: Core.Strapi,
  uid: EditedType,
  entry: unknown,
  context: CheckContext,
): Promise<Finding[]> {
  const check = await loadContentCheck(strapi)
  return check.checkEntry(nameOf(uid), entry, context)
}

/** What prevents publishing a page or the footer. `entry` as in `checkEntry`. */
export async function findBlockers(strapi: Core.Strapi, uid: EditedType, entry: unknown): Promise<Finding[]> {
  const check = await loadContentCheck(strapi)
  return check.findBlockers(nameOf(uid), entry)
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

function nameOf(uid: EditedType): 'page' | 'footer' {
  return uid === 'api::page.page' ? 'page' : 'footer'
}
