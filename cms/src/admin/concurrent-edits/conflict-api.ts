import { documentApi, tagsOfDocument } from '../editing/document-api'
import type { Line } from '../editing/differences'
import type { Conflict } from './conflicts'

interface Comparison {
  readonly mine: readonly Line[]
  readonly theirs: readonly Line[]
}

const conflictApi = documentApi.injectEndpoints({
  endpoints: (builder) => ({
    compareDrafts: builder.query<Comparison, Conflict>({
      query: ({ type, documentId, data }) => ({
        url: '/concurrent-edits/compare',
        method: 'POST',
        data: { type, documentId, data },
      }),
      transformResponse: ({ data }: { readonly data: Comparison }) => data,
    }),
    /** Fetches the stored draft again, which the form then shows. */
    reloadDraft: builder.mutation<null, Conflict>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
  }),
})

export const { useCompareDraftsQuery, useReloadDraftMutation } = conflictApi
