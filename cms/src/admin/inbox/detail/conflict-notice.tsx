import { Button } from '@strapi/design-system'
import type { Problem } from '../api/problem'
import type { InboxEvent } from '../api/types'
import { Notice } from '../ui/notice'
import { EventLine } from './timeline'

interface Props {
  readonly problem: Problem
  readonly onDismiss: () => void
}

/** Somebody else was faster: what they did, so that nobody overwrites it unseen. */
export function ConflictNotice({ problem, onDismiss }: Props) {
  const changes = (problem.details.changes ?? []) as readonly InboxEvent[]
  return (
    <Notice
      variant="warning"
      title="Changed in the meantime"
      action={
        <Button variant="tertiary" size="S" onClick={onDismiss}>
          Continue
        </Button>
      }
    >
      <p>Your change was not made. The page now shows the current state. Since you opened it:</p>
      <ul>
        {changes.map((event) => (
          <li key={event.id}>
            <EventLine event={event} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
