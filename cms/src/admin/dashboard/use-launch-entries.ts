import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** As cms/src/dashboard/launch-check.ts. */
export interface LaunchEntry {
  readonly task: string
  readonly location: string
  readonly label: string
  readonly documentId: string
}

/** What is to be filled in before launch; null until it is loaded. */
export function useLaunchEntries(): {
  readonly entries: readonly LaunchEntry[] | null
  readonly hasFailed: boolean
} {
  const { get } = useFetchClient()
  const [entries, setEntries] = useState<readonly LaunchEntry[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    get<{ data: LaunchEntry[] }>('/dashboard/launch', { signal: abort.signal })
      .then(({ data }) => setEntries(data.data))
      .catch(() => {
        if (!abort.signal.aborted) setHasFailed(true)
      })
    return () => abort.abort()
  }, [get])

  return { entries, hasFailed }
}
