import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { isEditedType } from '../editing/edited-types'
import { type CheckedEntry, type EntryProblems, withBlockers } from './with-blockers'

/**
 * The problems of entries that are about to be published together: those of their fields, which Strapi finds, and those for
 * which publishing is refused. Used by the patched dialog of Strapi (panel-patches.ts).
 *
 * @param entries must stay the same array as long as nothing was read again
 * @param invalidFields by document
 */
export function useBlockedEntries(
  type: string,
  entries: readonly { readonly documentId: string }[],
  invalidFields: EntryProblems,
): EntryProblems {
  const { post } = useFetchClient()
  const [checked, setChecked] = useState<readonly CheckedEntry[]>([])
  useEffect(() => {
    if (!isEditedType(type) || entries.length === 0) return
    const abort = new AbortController()
    const documentIds = entries.map(({ documentId }) => documentId)
    post<{ data: CheckedEntry[] }>('/checks/stored', { type, documentIds }, { signal: abort.signal })
      .then(({ data }) => setChecked(data.data))
      // Publishing itself refuses them and says why.
      .catch(() => {
        if (!abort.signal.aborted) setChecked([])
      })
    return () => abort.abort()
  }, [post, type, entries])
  return withBlockers(invalidFields, checked)
}
