import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

export interface PreviewLink {
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** null: being fetched; 'none': there is no preview; 'unreachable': the content service does not answer. */
type LinkState = PreviewLink | 'none' | 'unreachable' | null

const RENEWED_BEFORE_MS = 5 * 60_000
const RENEWED_AT_MOST_EVERY_MS = 60_000
const RETRIED_AFTER_MS = 5000

/**
 * The link to an entry's live preview, renewed before it expires. A link that could not be renewed is kept.
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
      const created = await createLink('draft').catch(readFailure)
      if (!isWanted) return
      setLink((last) => (created === 'unreachable' && isLink(last) ? last : created))
      renewal = setTimeout(renew, pauseAfter(created))
    }
    void renew()
    return () => {
      isWanted = false
      clearTimeout(renewal)
    }
  }, [createLink])
  return link
}

/** Whether there is a link. */
export function isLink(link: LinkState): link is PreviewLink {
  return typeof link === 'object' && link !== null
}

/** Only an answer says that there is no preview; without one, or while the service has a problem, nothing is known. */
function readFailure(error: unknown): 'none' | 'unreachable' {
  return isFetchError(error) && (error.status ?? 0) < 500 ? 'none' : 'unreachable'
}

function pauseAfter(link: PreviewLink | 'none' | 'unreachable'): number {
  if (link === 'unreachable') return RETRIED_AFTER_MS
  const leftMs = link === 'none' ? 0 : link.expiresAt - Date.now() - RENEWED_BEFORE_MS
  return Math.max(leftMs, RENEWED_AT_MOST_EVERY_MS)
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
