import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

export interface PreviewLink {
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** null: being fetched; 'none': there is no preview. */
type LinkState = PreviewLink | 'none' | null

const RENEWED_BEFORE_MS = 5 * 60_000
const RENEWED_AT_MOST_EVERY_MS = 60_000

/**
 * The link to an entry's live preview, renewed before it expires.
 *
 * @param documentId '' for the footer, and for a page that was never saved
 */
export function usePreviewLink(uid: string, documentId: string): LinkState {
  const createLink = useCreateLink(uid, documentId)
  const [link, setLink] = useState<LinkState>(null)
  useEffect(() => {
    let renewal: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const renew = async () => {
      const created = await createLink('draft').catch(() => null)
      if (!isWanted) return
      setLink(created ?? 'none')
      const leftMs = (created?.expiresAt ?? 0) - Date.now() - RENEWED_BEFORE_MS
      renewal = setTimeout(renew, Math.max(leftMs, RENEWED_AT_MOST_EVERY_MS))
    }
    void renew()
    return () => {
      isWanted = false
      clearTimeout(renewal)
    }
  }, [createLink])
  return link
}

/** Creates a link to a live preview or, for people without an account, a review link. Rejects if there is none. */
export function useCreateLink(
  uid: string,
  documentId: string,
): (version: 'draft' | 'review') => Promise<PreviewLink> {
  const { post } = useFetchClient()
  return useCallback(
    async (version) => {
      const { data } = await post<{ data: PreviewLink }>('/preview-links', { uid, documentId, version })
      return data.data
    },
    [post, uid, documentId],
  )
}
