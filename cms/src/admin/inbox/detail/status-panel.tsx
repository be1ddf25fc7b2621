import { Button, Flex, Typography } from '@strapi/design-system'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Item, Person } from '../api/types'
import { Panel } from '../ui/panel'
import { Select } from '../ui/select'
import { StatusBadge } from '../ui/status-badge'
import { StatusActions } from './status-actions'
import type { SubmissionTools } from './use-submission-actions'

interface Props {
  readonly item: Item
  readonly tools: SubmissionTools
  /** Whether changing the status is what staff need first. */
  readonly isMain: boolean
}

export function StatusPanel({ item, tools, isMain }: Props) {
  const { change, release, actions } = tools
  return (
    <Panel title="Status" action={<StatusBadge status={item.status} />}>
      <Reasons item={item} />
      {tools.may('change') ? (
        <Flex direction="column" alignItems="stretch" gap={3}>
          <StatusActions
            status={item.status}
            isMain={isMain}
            isBusy={actions.isBusy}
            onStatus={(status) => change({ status })}
            onRelease={release}
          />
          <Assignee item={item} isBusy={actions.isBusy} onAssign={(assignee) => change({ assignee })} />
        </Flex>
      ) : (
        <Typography textColor="neutral700">Assignee: {item.assignee?.name ?? 'nobody'}</Typography>
      )}
    </Panel>
  )
}

/** Why it was held back. */
function Reasons({ item: { reasons, status } }: { readonly item: Item }) {
  const { description } = useInbox()
  if (reasons.length === 0) return null
  return (
    <Typography tag="p" textColor="neutral700" marginBottom={3}>
      {status === 'quarantined' ? 'Suspected because' : 'Was suspected because'}:{' '}
      {reasons.map((reason) => labelOf(description.reasons, reason)).join(', ')}
    </Typography>
  )
}

interface AssigneeProps {
  readonly item: Item
  readonly isBusy: boolean
  readonly onAssign: (assignee: Person | null) => void
}

const NOBODY = 'nobody'

function Assignee({ item, isBusy, onAssign }: AssigneeProps) {
  const { colleagues, me } = useInbox()
  const assignable = colleagues.filter(({ forms }) => forms.includes(item.form))
  const people = withCurrent(assignable, item.assignee)
  return (
    <>
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
        <Button size="S" variant="tertiary" disabled={isBusy} onClick={() => onAssign(me)}>
          Assign to me
        </Button>
      )}
    </>
  )
}

/** Somebody whose role has changed may still be the assignee. */
function withCurrent(people: readonly Person[], assignee: Person | null): readonly Person[] {
  if (assignee === null || people.some(({ id }) => id === assignee.id)) return people
  return [...people, assignee]
}
