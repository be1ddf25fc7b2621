import { documentApi, tagsOfDocument, type DataResponse } from '../editing/document-api'
import type { StoredDraft } from './compare-drafts'
import type { Conflict } from './conflicts'
import type { StoredMenu } from './menu/compare-menus'

/** What was saved meanwhile; `version` tells it from what was saved before. Nothing that is typed belongs here. */
type Stored = Pick<Conflict, 'type' | 'documentId' | 'version'>

const conflictApi = documentApi.injectEndpoints({
  endpoints: (builder) => ({
    readStoredDraft: builder.query<StoredDraft, Stored>({
      query: ({ type, documentId }) => ({
        url: '/concurrent-edits/draft',
        method: 'GET',
        config: { params: { type, documentId } },
      }),
      transformResponse: ({ data }: DataResponse<StoredDraft>) => data,
    }),
    readStoredMenu: builder.query<StoredMenu, Stored>({
      query: ({ documentId }) => ({
        url: '/concurrent-edits/menu',
        method: 'GET',
        config: { params: { documentId } },
      }),
      transformResponse: ({ data }: DataResponse<StoredMenu>) => data,
    }),
    /** Fetches the stored draft again, which the form then shows. */
    reloadDraft: builder.mutation<null, Conflict>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
  }),
})

export const { useReadStoredDraftQuery, useReadStoredMenuQuery, useReloadDraftMutation } = conflictApi
