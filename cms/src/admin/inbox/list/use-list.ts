import * as React from 'react'
import { useOperation } from '../api/use-operation'
import type { Filter, ItemPage, ViewCounts } from '../api/types'

const REFRESH_MS = 30_000

/** A page of the list, and how many there are in each view. Pages are found by key: new arrivals do not shift them. */
export function useList(filter: Filter) {
  const key = JSON.stringify(filter)
  const [cursors, setCursors] = React.useState<{ key: string; list: readonly string[] }>({ key, list: [] })
  const list = cursors.key === key ? cursors.list : []
  const before = list.at(-1)
  const page = useOperation<ItemPage>(
    'list',
    { ...filter, ...(before !== undefined && { before }) },
    {
      // Only the first page changes by itself: further pages stay as they were while somebody reads them, and each
      // search is counted and audited.
      refreshMs: before === undefined && filter.search === undefined ? REFRESH_MS : undefined,
    },
  )
  const counts = useOperation<ViewCounts>('counts', {}, { refreshMs: REFRESH_MS })
  const next = page.output?.next ?? null
  return {
    page,
    counts,
    pageNumber: list.length + 1,
    older:
      next === null
        ? null
        : () => {
            // While another page loads, `next` belongs to the one before.
            if (!page.isOutdated) setCursors({ key, list: [...list, next] })
          },
    newer: list.length === 0 ? null : () => setCursors({ key, list: list.slice(0, -1) }),
    reload: () => {
      page.reload()
      counts.reload()
    },
  }
}
