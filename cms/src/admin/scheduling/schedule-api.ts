import {
  documentApi,
  tagsOfDocument,
  type DataResponse,
  type DocumentReference,
} from '../editing/document-api'

export type ScheduledActionName = 'publish' | 'unpublish'

export interface Schedule {
  readonly id: number
  readonly documentId: string
  readonly action: ScheduledActionName
  readonly dueAt: string
  readonly userName: string
  readonly state: 'pending' | 'done' | 'cancelled'
  readonly reason: string | null
  readonly endedAt: string | null
}
interface Schedules {
  readonly pending: readonly Schedule[]
  readonly last: Schedule | null
}
interface NewSchedule extends DocumentReference {
  readonly action: ScheduledActionName
  readonly dueAt: string
}

const scheduleApi = documentApi.injectEndpoints({
  endpoints: (builder) => ({
    readSchedules: builder.query<Schedules, DocumentReference>({
      query: (params) => ({ url: '/schedules/', method: 'GET', config: { params } }),
      transformResponse: ({ data }: DataResponse<Schedules>) => data,
      providesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
    pendingSchedules: builder.query<readonly Schedule[], string>({
      query: (type) => ({ url: '/schedules/pending', method: 'GET', config: { params: { type } } }),
      transformResponse: ({ data }: DataResponse<readonly Schedule[]>) => data,
      providesTags: (_result, _error, type) => [{ type: 'Document', id: `${type}_LIST` }],
    }),
    setSchedule: builder.mutation<unknown, NewSchedule>({
      query: (data) => ({ url: '/schedules/', method: 'POST', data }),
      invalidatesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
    removeSchedule: builder.mutation<unknown, DocumentReference & { readonly id: number }>({
      query: ({ id }) => ({ url: `/schedules/${id}`, method: 'DELETE' }),
      invalidatesTags: (_result, _error, { type, documentId }) => tagsOfDocument(type, documentId),
    }),
  }),
})

export const {
  useReadSchedulesQuery,
  usePendingSchedulesQuery,
  useSetScheduleMutation,
  useRemoveScheduleMutation,
} = scheduleApi
