import { Box, Flex, Typography } from '@strapi/design-system'
import type { EraseReceipt } from '../api/types'
import { formatTime } from '../../format-time'
import { Panel } from '../ui/panel'

/** What was erased, without naming the person. */
export function EraseReceiptPanel({ receipt }: { readonly receipt: EraseReceipt }) {
  const rows: readonly (readonly [label: string, value: string | number])[] = [
    ['Erased', formatTime(receipt.erasedAt)],
    ['Submissions', receipt.submissions],
    ['Files', receipt.files],
    ['Notes', receipt.notes],
    ['Replies', receipt.replies],
    ['Deliveries', receipt.deliveries],
    ['Mail files', receipt.mails],
    ['Traces in the database', receipt.tracesRemoved ? 'none' : 'gone after its next checkpoint'],
  ]
  return (
    <Panel title="Receipt">
      <Box tag="dl">
        {rows.map(([label, value]) => (
          <Flex key={label} gap={4} alignItems="baseline">
            <Typography tag="dt" textColor="neutral600" style={{ flex: '0 0 18rem' }}>
              {label}
            </Typography>
            <Typography tag="dd" textColor="neutral800">
              {value}
            </Typography>
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}
