import * as React from 'react'
import { Checkbox } from '@strapi/design-system'
import { Link, useLocation } from 'react-router-dom'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Item } from '../api/types'
import { submissionPath } from '../paths'
import { Line } from '../ui/plain-text'
import { StatusBadge } from '../ui/status-badge'
import { TimeAgo } from '../ui/time-ago'
import { Cell, Faint, Form, Row, Status, Who } from './row-layout'

interface Props {
  readonly item: Item
  readonly isSelected: boolean
  readonly isCurrent: boolean
  /** Undefined where the person may not change it. */
  readonly onSelect: ((selected: boolean) => void) | undefined
  readonly onFocus: () => void
}

export function SubmissionRow({ item, isSelected, isCurrent, onSelect, onFocus }: Props) {
  const { description } = useInbox()
  const { search } = useLocation()
  const link = React.useRef<HTMLAnchorElement>(null)
  React.useEffect(() => {
    if (isCurrent) link.current?.focus()
  }, [isCurrent])
  const subject = [...new Set([item.company, item.topic])].filter(Boolean)
  return (
    <Row data-open={item.status === 'new' || item.status === 'reopened'}>
      <Cell style={{ gridArea: 'check' }}>
        {onSelect && (
          <Checkbox
            aria-label={`Select ${item.reference}`}
            checked={isSelected}
            onCheckedChange={(checked: boolean | 'indeterminate') => onSelect(checked === true)}
          />
        )}
      </Cell>
      <Who>
        <Link ref={link} to={{ pathname: submissionPath(item.id), search }} onFocus={onFocus}>
          {item.name === '' ? item.reference : <Line text={item.name} />}
        </Link>
        {subject.map((text) => (
          <Faint key={text}>
            <Line text={text} />
          </Faint>
        ))}
        {item.status === 'quarantined' &&
          item.reasons.map((reason) => <Faint key={reason}>{labelOf(description.reasons, reason)}</Faint>)}
      </Who>
      <Form>
        {item.formLabel}
        <Faint>{item.reference}</Faint>
      </Form>
      <Cell style={{ gridArea: 'assignee' }}>{item.assignee?.name ?? ''}</Cell>
      <Status>
        <StatusBadge status={item.status} />
      </Status>
      <Cell style={{ gridArea: 'age', textAlign: 'right', whiteSpace: 'nowrap' }}>
        <TimeAgo at={item.receivedAt} />
      </Cell>
    </Row>
  )
}
