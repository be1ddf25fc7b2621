import { Box, Flex, Typography } from '@strapi/design-system'
import type { Reply } from '../api/types'
import { Panel } from '../ui/panel'
import { Paragraphs } from '../ui/plain-text'
import { TimeAgo } from '../ui/time-ago'

export function ReplyList({ replies }: { readonly replies: readonly Reply[] }) {
  if (replies.length === 0) return null
  return (
    <Panel title="Sent replies">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {replies.map((reply) => (
          <Box key={reply.id} tag="li">
            <Typography tag="h3" fontWeight="bold">
              {reply.subject}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {reply.author.name}, <TimeAgo at={reply.at} />
            </Typography>
            <Typography tag="div" textColor="neutral800" paddingTop={1}>
              <Paragraphs text={reply.text} label={`Reply by ${reply.author.name}`} />
            </Typography>
          </Box>
        ))}
      </Flex>
    </Panel>
  )
}
