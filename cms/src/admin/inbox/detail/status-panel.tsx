import { Button, Flex, Typography } from '@strapi/design-system'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Item, Person } from '../api/types'
import { Panel } from '../ui/panel'
import { Select } from '../ui/select'
import { StatusBadge } from '../ui/status-badge'

interface Props {
  readonly item: Item
  readonly mayChange: boolean
  readonly isBusy: boolean
  readonly onStatus: (status: string) => void
  readonly onAssign: (assignee: Person | null) => void
  readonly onRelease: () => void
}

const NOBODY = 'nobody'

export function StatusPanel({ item, mayChange, isBusy, onStatus, onAssign, onRelease }: Props) {
  const { description, colleagues, me } = useInbox()
  const assignable = colleagues.filter(({ forms }) => forms.includes(item.form))
  const people = withCurrent(assignable, item.assignee)
  return (
    <Panel title="Status" action={<StatusBadge status={item.status} />}>
      {item.reasons.length > 0 && (
        <Typography tag="p" textColor="neutral700" marginBottom={3}>
          {item.status === 'quarantined' ? 'Suspected because' : 'Was suspected because'}:{' '}
          {item.reasons.map((reason) => labelOf(description.reasons, reason)).join(', ')}
        </Typography>
      )}
      {mayChange ? (
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Flex gap={2} wrap="wrap">
            {actionsFor(item.status).map(({ status, label, isMain }) => (
              <Button
                key={label}
                size="S"
                variant={isMain ? 'default' : 'tertiary'}
                disabled={isBusy}
                onClick={() => (status === 'release' ? onRelease() : onStatus(status))}
              >
                {label}
              </Button>
            ))}
          </Flex>
          <Select
            label="Assignee"
            value={item.assignee?.id ?? NOBODY}
            disabled={isBusy}
            options={[
              { name: NOBODY, label: 'Nobody' },
              ...people.map(({ id, name }) => ({ name: id, label: name })),
            ]}
            onChange={(id) => {
              const person = people.find((each) => each.id === id)
              onAssign(person ? { id: person.id, name: person.name } : null)
            }}
          />
          {item.assignee?.id !== me.id && (
            <Button size="S" variant="secondary" disabled={isBusy} onClick={() => onAssign(me)}>
              Assign to me
            </Button>
          )}
        </Flex>
      ) : (
        <Typography textColor="neutral700">Assignee: {item.assignee?.name ?? 'nobody'}</Typography>
      )}
    </Panel>
  )
}

interface StatusAction {
  readonly status: string
  readonly label: string
  readonly isMain: boolean
}

const DONE: StatusAction = { status: 'handled', label: 'Mark as done', isMain: true }
const START: StatusAction = { status: 'in-progress', label: 'Start', isMain: false }
const SPAM: StatusAction = { status: 'quarantined', label: 'Mark as spam', isMain: false }

function actionsFor(status: string): readonly StatusAction[] {
  switch (status) {
    case 'quarantined':
      return [{ status: 'release', label: 'Release: not spam', isMain: true }]
    case 'handled':
      return [{ status: 'reopened', label: 'Reopen', isMain: false }]
    case 'in-progress':
      return [DONE, SPAM]
    default:
      return [DONE, START, SPAM]
  }
}

/** Somebody whose role has changed may still be the assignee. */
function withCurrent(people: readonly Person[], assignee: Person | null): readonly Person[] {
  if (assignee === null || people.some(({ id }) => id === assignee.id)) return people
  return [...people, assignee]
}
