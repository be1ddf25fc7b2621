import { Box, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatTime } from '../format-time'
import { pagePath } from './page-path'
import { ScheduleCell } from './schedule-cell'

/** What Strapi gives about a page in its list. */
export interface PageRow {
  readonly documentId: string
  readonly title?: string
  readonly slug?: string
  readonly status?: string
  readonly updatedAt?: string
}

/** Title and address of a page. On a phone, where the other columns are beside the screen, all that they show. */
export function PageCell({ documentId, title, slug, status, updatedAt }: PageRow) {
  return (
    <Column>
      <Typography
        tag={Link}
        to={{ pathname: documentId }}
        onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
        textColor="neutral800"
        fontWeight="semiBold"
      >
        {title || 'Untitled'}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {pagePath(slug)}
      </Typography>
      <OnPhones>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {[STATUS[status ?? ''], updatedAt && formatTime(updatedAt)].filter(Boolean).join(' · ')}
        </Typography>
        <ScheduleCell documentId={documentId} />
      </OnPhones>
    </Column>
  )
}

const STATUS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  modified: 'Modified',
  published: 'Published',
}

const Column = styled(Box)`
  overflow-wrap: anywhere;
  white-space: normal;
  width: 24rem;
`

const OnPhones = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`
