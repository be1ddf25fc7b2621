import { Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Link, useLocation } from 'react-router-dom'
import type { Detail } from '../api/types'
import { INBOX, submissionPath } from '../paths'
import { Line } from '../ui/plain-text'
import { TimeAgo } from '../ui/time-ago'
import { mainAction } from './main-action'

/** The backend counts no further. */
const MAX_COUNTED_SUBMISSIONS = 100

function formatOthers(count: number): string {
  if (count === 1) return 'One other submission'
  return count < MAX_COUNTED_SUBMISSIONS
    ? `${count} other submissions`
    : `${MAX_COUNTED_SUBMISSIONS} or more other submissions`
}

interface Props {
  readonly detail: Detail
  /** Undefined where the person cannot reply, or is about to. */
  readonly onReply: (() => void) | undefined
}

/** Who wrote, with what, when; the way to the neighbors in the list, and to the reply, which is below the answers. */
export function DetailHeader({ detail, onReply }: Props) {
  return (
    <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap" marginBottom={4}>
      <Sender detail={detail} />
      <Flex gap={2} wrap="wrap">
        <Neighbors detail={detail} />
        {onReply && (
          <Button
            size="S"
            variant={mainAction(detail) === 'reply' ? 'default' : 'secondary'}
            aria-label="Reply to the sender"
            onClick={onReply}
          >
            Reply
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

type DetailProps = Pick<Props, 'detail'>

function Sender({ detail: { item, title, duplicates } }: DetailProps) {
  return (
    <div>
      <Typography variant="beta" tag="h2">
        {item.name === '' ? item.reference : <Line text={item.name} />}
      </Typography>
      <Typography tag="p" textColor="neutral700">
        <span style={{ whiteSpace: 'nowrap' }}>
          {item.reference} · <TimeAgo at={item.receivedAt} /> ·
        </span>{' '}
        {title}
      </Typography>
      {duplicates > 0 && (
        <Typography tag="p" textColor="neutral700">
          {formatOthers(duplicates)} from the same address.
        </Typography>
      )}
    </div>
  )
}

/** The way to the list, and to the submissions beside this one in it. */
function Neighbors({ detail: { previous, next } }: DetailProps) {
  const { search } = useLocation()
  const neighbor = (id: string | null, label: string) =>
    id === null ? (
      <Button size="S" variant="tertiary" disabled>
        {label}
      </Button>
    ) : (
      <LinkButton size="S" variant="tertiary" tag={Link} to={{ pathname: submissionPath(id), search }}>
        {label}
      </LinkButton>
    )
  return (
    <Flex tag="nav" aria-label="Submission navigation" gap={2}>
      <LinkButton size="S" variant="tertiary" tag={Link} to={{ pathname: INBOX, search }}>
        Back to the list
      </LinkButton>
      {neighbor(previous, 'Newer')}
      {neighbor(next, 'Older')}
    </Flex>
  )
}
