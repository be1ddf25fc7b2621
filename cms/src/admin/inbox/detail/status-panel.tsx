import { Button, Flex, Typography } from '@strapi/design-system'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Item, Person } from '../api/types'
import { Panel } from '../ui/panel'
import { Select } from '../ui/select'
import { StatusBadge } from '../ui/status-badge'
import { StatusActions } from './status-actions'

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
          <StatusActions status={item.status} isBusy={isBusy} onStatus={onStatus} onRelease={onRelease} />
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

/** Somebody whose role has changed may still be the assignee. */
function withCurrent(people: readonly Person[], assignee: Person | null): readonly Person[] {
  if (assignee === null || people.some(({ id }) => id === assignee.id)) return people
  return [...people, assignee]
}
