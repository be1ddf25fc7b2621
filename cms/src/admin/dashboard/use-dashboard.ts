import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Summary } from '../../dashboard/summarize-pages'
import type { MenuProblem } from '../../menu/menu-problems'

export interface Dashboard extends Summary {
  readonly siteUrl: string
  readonly hiddenMenuItems: readonly MenuProblem[]
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
