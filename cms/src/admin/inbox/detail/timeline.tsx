import { Box, Flex, Typography } from '@strapi/design-system'
import { useInbox } from '../api/inbox-context'
import type { InboxEvent } from '../api/types'
import { describeEvent } from '../text/describe-event'
import { Panel } from '../ui/panel'
import { TimeAgo } from '../ui/time-ago'

export function Timeline({ events }: { readonly events: readonly InboxEvent[] }) {
  return (
    <Panel title="Timeline">
      <Box tag="ol">
        {events.map((event) => (
          <Box key={event.id} tag="li" paddingTop={1} paddingBottom={1}>
            <EventLine event={event} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

export function EventLine({ event }: { readonly event: InboxEvent }) {
  const inbox = useInbox()
  const description = describeEvent(event, inbox)
  const sentence = event.action === 'received' ? 'Received' : `${event.actor.name} ${description}`
  return (
    <Flex justifyContent="space-between" alignItems="baseline" gap={3}>
      <Typography style={{ overflowWrap: 'anywhere' }}>{sentence}</Typography>
      <Typography variant="pi" textColor="neutral600" style={{ flex: 'none' }}>
        <TimeAgo at={event.at} />
      </Typography>
    </Flex>
  )
}
