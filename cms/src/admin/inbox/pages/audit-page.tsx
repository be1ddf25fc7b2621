import * as React from 'react'
import { Button, Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { download } from '../api/download'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Problem } from '../api/problem'
import type { InboxEvent } from '../api/types'
import { useOperation } from '../api/use-operation'
import { describeDetails } from '../text/describe-details'
import { describeEvent } from '../text/describe-event'
import { formatTime } from '../../format-time'
import { Loaded } from '../ui/loaded'
import { Panel } from '../ui/panel'
import { ProblemNotice } from '../ui/problem-notice'

interface AuditOutput {
  readonly events: readonly InboxEvent[]
  readonly next: string | null
}

/** Who did what, when, to which submission. Nobody can change it. */
export function AuditPage() {
  const [cursors, setCursors] = React.useState<readonly string[]>([])
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const before = cursors.at(-1)
  const state = useOperation<AuditOutput>('audit', before === undefined ? {} : { before })
  const save = async (format: string) =>
    setProblem(await download('audit-export', { format }, `audit-log.${format}`))
  return (
    <Panel
      title="Audit log"
      action={
        <Button size="S" variant="tertiary" onClick={() => void save('csv')}>
          Export as CSV
        </Button>
      }
    >
      {problem !== null && <ProblemNotice problem={problem} />}
      <Loaded state={state}>
        {({ events, next }) => (
          <>
            {events.length === 0 && <Typography>No entries yet.</Typography>}
            <Entries>
              {events.map((event) => (
                <AuditEntry key={event.id} event={event} />
              ))}
            </Entries>
            <Flex tag="nav" aria-label="Pages" gap={3} paddingTop={3}>
              <Button
                size="S"
                variant="tertiary"
                disabled={cursors.length === 0}
                onClick={() => setCursors(cursors.slice(0, -1))}
              >
                Newer
              </Button>
              <Button
                size="S"
                variant="tertiary"
                disabled={next === null}
                onClick={() => next !== null && !state.isOutdated && setCursors([...cursors, next])}
              >
                Older
              </Button>
            </Flex>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function AuditEntry({ event }: { readonly event: InboxEvent }) {
  const inbox = useInbox()
  const about = [event.form === null ? '' : labelOf(inbox.description.forms, event.form), event.reference]
  return (
    <li>
      <Typography textColor="neutral600">{formatTime(event.at)}</Typography>
      <Typography textColor="neutral800">
        {event.actor.name} {describeEvent(event, inbox)}
        <Typography tag="span" variant="pi" textColor="neutral600" display="block">
          {describeDetails(event, inbox)}
        </Typography>
      </Typography>
      <Typography textColor="neutral700">{about.filter(Boolean).join(' · ')}</Typography>
    </li>
  )
}

const Entries = styled.ol`
  li {
    display: grid;
    grid-template-columns: 20rem minmax(0, 2fr) minmax(0, 1fr);
    gap: 0.2rem 1.6rem;
    padding: 0.8rem 0;
    overflow-wrap: anywhere;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  @media (max-width: 767px) {
    li {
      grid-template-columns: 1fr;
    }
  }
`
