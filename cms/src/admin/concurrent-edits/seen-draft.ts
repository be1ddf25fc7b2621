import { loadedDrafts, type LoadedDraft } from './loaded-drafts'
import type { PanelChange, Target } from './panel-change'

/** What changes a draft without sending its content. */
const WITHOUT_CONTENT = new Set<PanelChange['action']>(['unpublish', 'discard', 'delete'])

/**
 * The draft that the form or list shows. Where Strapi shows none, e.g. beside the published version, the stored one,
 * unless content is sent: it was typed into some draft, and to name a newer one would overwrite what it contains. Null
 * when it is not known; the content service then rejects the change, with 428.
 */
export async function seenDraft(
  send: typeof fetch,
  url: string,
  { headers = {} }: RequestInit,
  action: PanelChange['action'],
  { type, documentId }: Target,
): Promise<LoadedDraft | null> {
  const loaded = loadedDrafts.find(type, documentId)
  if (loaded) return loaded
  if (!WITHOUT_CONTENT.has(action)) return null
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
