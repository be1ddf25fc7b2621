import { loadedDrafts, type LoadedDraft } from './loaded-drafts'
import type { Target } from './panel-change'

/**
 * The draft that the form or list shows. Where Strapi shows none, e.g. beside the published version, the stored one.
 */
export async function seenDraft(
  send: typeof fetch,
  url: string,
  { headers = {} }: RequestInit,
  { type, documentId }: Target,
): Promise<LoadedDraft | null> {
  const loaded = loadedDrafts.find(type, documentId)
  if (loaded) return loaded
  const path = documentId === undefined ? `single-types/${type}` : `collection-types/${type}/${documentId}`
  const address = url.slice(0, url.indexOf('/content-manager/')) + `/content-manager/${path}`
  const response = await send(address, { headers })
  const { data } = (response.ok ? await response.json() : {}) as { data?: StoredDraft }
  if (!data?.documentId || !data.updatedAt) return null
  return { type, documentId: data.documentId, version: new Date(data.updatedAt).toISOString() }
}

interface StoredDraft {
  readonly documentId?: string
  readonly updatedAt?: string
}
