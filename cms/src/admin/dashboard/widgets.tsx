import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { formatTime } from '../format-time'
import type { PageLine } from '../../dashboard/summarize-pages'
import { FirstEntries } from './first-entries'
import { LoadedDashboard } from './loaded-dashboard'
import { NothingLeft } from './nothing-left'
import { PAGES_ADDRESS } from './pages-address'

/** The pages whose draft is not published. */
export function DraftsWidget() {
  return (
    <LoadedDashboard>
      {({ drafts, draftCount }) => (
        <Lines lines={drafts} none="No unpublished changes.">
          {draftCount > drafts.length && (
            <Typography textColor="neutral600">and {draftCount - drafts.length} more</Typography>
          )}
        </Lines>
      )}
    </LoadedDashboard>
  )
}

/** The pages that were changed last. */
export function ChangesWidget() {
  return (
    <LoadedDashboard>
      {({ changes }) => <Lines lines={changes} none="Nothing was changed yet." />}
    </LoadedDashboard>
  )
}

const MAX_LINES = 3

const STATUS = { draft: 'Draft', modified: 'Modified', published: 'Published' } as const

interface LinesProps {
  readonly lines: readonly PageLine[]
  readonly none: string
  readonly children?: React.ReactNode
}

function Lines({ lines, none, children }: LinesProps) {
  if (lines.length === 0) return <NothingLeft text={none} />
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <FirstEntries max={MAX_LINES}>
        {lines.map((line) => (
          <Line key={line.documentId} {...line} />
        ))}
      </FirstEntries>
      {children}
    </Flex>
  )
}

function Line({ documentId, title, path, status, updatedAt, editor }: PageLine) {
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Flex justifyContent="space-between" alignItems="baseline" gap={4}>
        <Link tag={RouterLink} to={`${PAGES_ADDRESS}/${documentId}`}>
          {title || path}
        </Link>
        <Typography
          variant="pi"
          textColor={status === 'published' ? 'success600' : 'neutral700'}
          style={{ flexShrink: 0 }}
        >
          {STATUS[status]}
        </Typography>
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {[path, formatTime(updatedAt), editor].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
