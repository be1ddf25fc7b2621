import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import { useEffect } from 'react'
import { loadedDrafts } from './loaded-drafts'
import { isProtectedType } from './protected-types'

interface StoredDraft {
  readonly documentId?: string
  readonly updatedAt?: string
  readonly publishedAt?: string | null
}

/**
 * An action without a button. Strapi renders actions wherever a document can be changed, with the document that the
 * form or the row shows: here its version is remembered.
 */
export const TrackDraft: DocumentActionComponent = ({ model, document }) => {
  const { documentId, updatedAt, publishedAt } = (document ?? {}) as StoredDraft
  useEffect(() => {
    if (!isProtectedType(model) || !documentId || !updatedAt || publishedAt) return
    loadedDrafts.load({ type: model, documentId, version: new Date(updatedAt).toISOString() })
  }, [model, documentId, updatedAt, publishedAt])
  return null
}
