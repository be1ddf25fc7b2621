import { Box, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { formatTime } from '../format-time'
import { arrangeColumns, type Header } from './arrange-columns'
import { PageCell, type PageRow } from './page-cell'
import { ScheduleCell } from './schedule-cell'

interface Table {
  readonly displayedHeaders: readonly Header[]
  readonly layout: { readonly metadatas?: object }
}

/**
 * The columns of the list of pages: narrow enough for all of them on a screen of 1280 pixels. The address stands below
 * the title; what is scheduled comes before Strapi's own last column, the status.
 */
export function pageListColumns({ displayedHeaders, layout }: Table): Table {
  const isListOfPages = 'slug' in (layout.metadatas ?? {})
  return {
    displayedHeaders: isListOfPages
      ? arrangeColumns(displayedHeaders, CHANGED_COLUMNS, [SCHEDULE])
      : displayedHeaders,
    layout,
  }
}

/** What we change of Strapi's columns. */
const CHANGED_COLUMNS: Readonly<Record<string, object>> = {
  title: {
    label: { id: 'page-list.page', defaultMessage: 'Title and address' },
    cellFormatter: (row: PageRow) => <PageCell {...row} />,
  },
  updatedAt: {
    cellFormatter: ({ updatedAt }: PageRow) => (
      <Narrow>
        <Typography textColor="neutral800">{updatedAt && formatTime(updatedAt)}</Typography>
      </Narrow>
    ),
  },
}

const SCHEDULE: Header = {
  attribute: { type: 'custom' },
  name: 'schedule',
  label: { id: 'page-list.schedule', defaultMessage: 'Scheduled' },
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }: PageRow) => (
    <Narrow>
      <ScheduleCell documentId={documentId} />
    </Narrow>
  ),
}

const Narrow = styled(Box)`
  white-space: normal;
  width: 11rem;
`
