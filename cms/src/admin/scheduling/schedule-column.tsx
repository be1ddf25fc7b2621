import { Typography } from '@strapi/design-system'
import { isEditedType } from '../editing/edited-types'
import { formatTime } from '../format-time'
import { usePendingSchedulesQuery } from './schedule-api'

interface Table {
  readonly displayedHeaders: readonly object[]
  readonly layout: { readonly metadatas?: object }
}
interface Row {
  readonly documentId: string
}

const COLUMN = {
  attribute: { type: 'custom' },
  name: 'schedule',
  label: { id: 'schedule.column', defaultMessage: 'Scheduled' },
  searchable: false,
  sortable: false,
  cellFormatter: (row: Row, _header: unknown, { model }: { readonly model: string }) =>
    isEditedType(model) ? <ScheduleCell type={model} documentId={row.documentId} /> : null,
}

/** Adds what is scheduled to the list of pages. */
export function addScheduleColumn({ displayedHeaders, layout }: Table): Table {
  const isListOfPages = 'slug' in (layout.metadatas ?? {})
  return { displayedHeaders: isListOfPages ? [...displayedHeaders, COLUMN] : displayedHeaders, layout }
}

function ScheduleCell({ type, documentId }: { readonly type: string; readonly documentId: string }) {
  const { data = [] } = usePendingSchedulesQuery(type, { refetchOnMountOrArgChange: true })
  const pending = data.filter((schedule) => schedule.documentId === documentId)
  return (
    <>
      {pending.map(({ id, action, dueAt }) => (
        <Typography key={id} tag="p" textColor="neutral800">
          {action === 'publish' ? 'Publish' : 'Unpublish'} {formatTime(dueAt)}
        </Typography>
      ))}
    </>
  )
}
