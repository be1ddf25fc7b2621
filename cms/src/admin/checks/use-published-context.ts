import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onChange } from '../concurrent-edits/change-events'
import type { CheckedType } from './checked-types'
import type { PublishedContext } from './published-context'

interface Loaded {
  /** null: not loaded yet. */
  readonly published: PublishedContext | null
  readonly hasFailed: boolean
  /** Loads it again when it is older than what an editor may rely on. */
  readonly refresh: () => void
}

const MAX_AGE_MS = 30_000
const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

/**
 * What is published beside a document. The request names the stored document and nothing of the form. It is loaded
 * again after a change in this window, and after a failure until it succeeds.
 */
export function usePublishedContext(type: CheckedType, documentId: string | undefined): Loaded {
  const { get } = useFetchClient()
  const [state, setState] = useState<Omit<Loaded, 'refresh'>>({ published: null, hasFailed: false })
  const load = useRef<() => void>(() => undefined)
  const loadedAt = useRef(0)

  useEffect(() => {
    let request = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let retryMs = FIRST_RETRY_MS
    load.current = () => {
      clearTimeout(timer)
      request.abort()
      request = new AbortController()
      const { signal } = request
      loadedAt.current = Date.now()
      get<{ data: PublishedContext }>('/checks/context', { params: { type, documentId }, signal })
        .then(({ data }) => {
          retryMs = FIRST_RETRY_MS
          if (!signal.aborted) setState({ published: data.data, hasFailed: false })
        })
        .catch(() => {
          if (signal.aborted) return
          setState((last) => ({ ...last, hasFailed: true }))
          timer = setTimeout(load.current, retryMs)
          retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
        })
    }
    load.current()
    const stop = onChange(({ state: change }) => {
      if (change === 'done') load.current()
    })
    return () => {
      stop()
      clearTimeout(timer)
      request.abort()
    }
  }, [get, type, documentId])

  const refresh = useCallback(() => {
    if (Date.now() - loadedAt.current > MAX_AGE_MS) load.current()
  }, [])
  return { ...state, refresh }
}
