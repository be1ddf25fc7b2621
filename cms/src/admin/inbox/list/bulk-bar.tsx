import { Button, Flex, Typography } from '@strapi/design-system'
import { useInbox } from '../api/inbox-context'
import type { Item, Person } from '../api/types'
import { ProblemNotice } from '../ui/problem-notice'
import { Select } from '../ui/select'
import { useBulkChange } from './use-bulk-change'

interface Props {
  readonly items: readonly Item[]
  /** Called with how many were changed, and how many could not be. */
  readonly onDone: (changed: number, conflicts: number) => void
}

/** What can be done with several submissions at once. */
export function BulkBar({ items, onDone }: Props) {
  const { me } = useInbox()
  const { apply, problem, isBusy } = useBulkChange(items, onDone)
  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} />}
      <Flex
        tag="section"
        aria-label="Selected submissions"
        background="primary100"
        borderColor="primary200"
        padding={3}
        marginBottom={3}
        gap={3}
        hasRadius
        wrap="wrap"
        alignItems="flex-end"
      >
        <Typography textColor="neutral800" fontWeight="bold" lineHeight="3.2rem">
          {items.length} selected
        </Typography>
        <Button size="S" variant="secondary" disabled={isBusy} onClick={() => apply({ assignee: me })}>
          Assign to me
        </Button>
        <AssignTo items={items} isBusy={isBusy} onAssign={(assignee) => void apply({ assignee })} />
        <Button size="S" disabled={isBusy} onClick={() => apply({ status: 'handled' })}>
          Mark as done
        </Button>
      </Flex>
    </>
  )
}

interface AssignToProps {
  readonly items: readonly Item[]
  readonly isBusy: boolean
  readonly onAssign: (assignee: Person | null) => void
}

const NOBODY = 'nobody'

/** Those who may read all of the submissions, and nobody. */
function AssignTo({ items, isBusy, onAssign }: AssignToProps) {
  const { colleagues } = useInbox()
  const assignable = colleagues.filter(({ forms }) => items.every(({ form }) => forms.includes(form)))
  const people = assignable.map(({ id, name }) => ({ name: id, label: name }))
  return (
    <div style={{ minWidth: '18rem' }}>
      <Select
        label="Assign to"
        placeholder="Choose"
        value=""
        options={[{ name: NOBODY, label: 'Nobody' }, ...people]}
        disabled={isBusy}
        onChange={(id) => {
          const colleague = assignable.find((each) => each.id === id)
          onAssign(colleague ? { id: colleague.id, name: colleague.name } : null)
        }}
      />
    </div>
  )
}
