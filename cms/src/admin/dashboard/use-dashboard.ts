import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** As cms/src/dashboard/summarize-pages.ts. */
export interface PageLine {
  readonly documentId: string
  readonly title: string
  readonly path: string
  readonly status: 'draft' | 'modified' | 'published'
  readonly updatedAt: string
  readonly editor: string
}

export interface Dashboard {
  readonly siteUrl: string
  readonly changes: readonly PageLine[]
  readonly drafts: readonly PageLine[]
  readonly draftCount: number
}

/** What the start page shows; null until it is loaded. */
export function useDashboard(): { readonly dashboard: Dashboard | null; readonly hasFailed: boolean } {
  const { get } = useFetchClient()
  const [dashboard, setDashboard] = useState<Dashboard | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    get<{ data: Dashboard }>('/dashboard', { signal: abort.signal })
      .then(({ data }) => setDashboard(data.data))
      .catch(() => {
        if (!abort.signal.aborted) setHasFailed(true)
      })
    return () => abort.abort()
  }, [get])

  return { dashboard, hasFailed }
}
