import { draftVersionHeaders } from '../concurrent-edits/draft-version-headers'
import { loadedDrafts } from '../concurrent-edits/loaded-drafts'
import type { Line } from '../editing/differences'
import {
  documentApi,
  tagsOfDocument,
  type DataResponse,
  type DocumentReference,
} from '../editing/document-api'

export interface VersionSummary {
  readonly id: number
  readonly storedAt: string
  readonly userName: string | null
}
export interface ReadableVersion extends VersionSummary {
  readonly lines: readonly Line[]
  readonly draftLines: readonly Line[]
  /** The content in the format of the content API. */
  readonly values: object
}

const historyApi = documentApi.injectEndpoints({
  endpoints: (builder) => ({
    listVersions: builder.query<readonly VersionSummary[], DocumentReference>({
      query: (params) => ({ url: '/history/versions', method: 'GET', config: { params } }),
      transformResponse: ({ data }: DataResponse<readonly VersionSummary[]>) => data,
      providesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
    readVersion: builder.query<ReadableVersion, DocumentReference & { readonly id: number }>({
      query: ({ id }) => ({ url: `/history/versions/${id}`, method: 'GET' }),
      transformResponse: ({ data }: DataResponse<ReadableVersion>) => data,
      providesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
    restoreVersion: builder.mutation<unknown, DocumentReference & { readonly id: number }>({
      query: ({ id, type, documentId }) => ({
        url: `/history/versions/${id}/restore`,
        method: 'POST',
        data: {},
        config: { headers: draftVersionHeaders([loadedDrafts.find(type, documentId) ?? []].flat()) },
      }),
      invalidatesTags: (_result, error, { type, documentId }) =>
        error ? [] : tagsOfDocument(type, documentId),
    }),
  }),
})

export const { useListVersionsQuery, useReadVersionQuery, useRestoreVersionMutation } = historyApi
