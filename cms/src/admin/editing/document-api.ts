import { adminApi } from '@strapi/strapi/admin'

export const documentApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] })

export interface DocumentReference {
  /** Its UID, e.g. 'api::page.page'. */
  readonly type: string
  readonly documentId: string
}

/** What the routes of the panel's tools answer. */
export interface DataResponse<Data> {
  readonly data: Data
}

/** Strapi's cache tags of a document and of the list that contains it: they are fetched again when invalidated. */
export function tagsOfDocument(type: string, documentId: string) {
  return [type, `${type}_${documentId}`, `${type}_LIST`].map((id) => ({ type: 'Document' as const, id }))
}
