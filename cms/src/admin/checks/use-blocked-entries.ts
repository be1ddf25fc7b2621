import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { isEditedType } from '../editing/edited-types'
import { type CheckedEntry, type EntryProblems, withBlockers } from './with-blockers'

interface BlockedEntries {
  readonly problems: EntryProblems
  /** The checks have not answered yet. */
  readonly isPending: boolean
}

type Entries = readonly { readonly documentId: string }[]

/**
 * The problems of entries that are about to be published together: those of their fields, which Strapi finds, and those
 * for which publishing is rejected. Used by the patched dialog of Strapi (publish-check-patches.ts).
 *
 * @param entries must stay the same array as long as nothing was read again
 * @param invalidFields by document
 */
export function useBlockedEntries(
  type: string,
  entries: Entries,
  invalidFields: EntryProblems,
): BlockedEntries {
  const { post } = useFetchClient()
  const [answer, setAnswer] = useState<{ entries: Entries; checked: readonly CheckedEntry[] }>()
  const isChecked = isEditedType(type) && entries.length > 0
  useEffect(() => {
    if (!isChecked) return
    const abort = new AbortController()
    const documentIds = entries.map(({ documentId }) => documentId)
    const body = { type, documentIds, only: 'blockers' }
    post<{ data: CheckedEntry[] }>('/checks/stored', body, { signal: abort.signal })
      .then(({ data }) => setAnswer({ entries, checked: data.data }))
      // Publishing itself rejects them and says why.
      .catch(() => {
        if (!abort.signal.aborted) setAnswer({ entries, checked: [] })
      })
    return () => abort.abort()
  }, [post, type, entries, isChecked])
  return {
    problems: withBlockers(invalidFields, answer?.checked ?? []),
    isPending: isChecked && answer?.entries !== entries,
  }
}
