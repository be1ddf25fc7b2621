import type { Core, UID } from '@strapi/strapi'
import { modelsOf, populateAll, type Values } from './document-model.ts'

export interface StoredDocument extends Values {
  readonly id: number
  readonly documentId: string
  readonly updatedAt: string
  readonly publishedAt: string | null
}

/** A document with its components, media, creator and last editor; null when it has no such version. */
export async function readDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  version: 'draft' | 'published',
): Promise<StoredDocument | null> {
  const findModel = modelsOf(strapi)
  const model = findModel(uid)
  if (!model) return null
  return strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $null: version === 'draft' } },
    populate: {
      ...populateAll(model, findModel),
      createdBy: { populate: ['roles'] },
      updatedBy: true,
    } as never,
  })
}
