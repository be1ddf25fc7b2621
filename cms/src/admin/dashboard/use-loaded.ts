import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

export interface Loaded<Data> {
  /** null until it is loaded. */
  readonly data: Data | null
  readonly hasFailed: boolean
}

/** Loads, once, what a route of the content service answers under `data`. */
export function useLoaded<Data>(path: string): Loaded<Data> {
  const { get } = useFetchClient()
  const [data, setData] = useState<Data | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    get<{ data: Data }>(path, { signal: abort.signal })
      .then((response) => setData(response.data.data))
      .catch(() => {
        if (!abort.signal.aborted) setHasFailed(true)
      })
    return () => abort.abort()
  }, [get, path])

  return { data, hasFailed }
}
