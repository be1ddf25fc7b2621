import * as React from 'react'
import { Button, Flex, Typography } from '@strapi/design-system'
import { call } from '../api/call'
import { useInbox } from '../api/inbox-context'
import type { Problem } from '../api/problem'
import type { Item, Person } from '../api/types'
import { ProblemNotice } from '../ui/problem-notice'
import { Select } from '../ui/select'

interface Props {
  readonly items: readonly Item[]
  /** Called with how many were changed, and how many could not be. */
  readonly onDone: (changed: number, conflicts: number) => void
}

interface BulkOutput {
  readonly changed: readonly Item[]
  readonly conflicts: readonly unknown[]
}

const NOBODY = 'nobody'

/** What can be done with several submissions at once. */
export function BulkBar({ items, onDone }: Props) {
  const { me, colleagues } = useInbox()
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)

  async function apply(change: { status?: string; assignee?: Person | null }) {
    setBusy(true)
    const chosen = items.map(({ id, version }) => ({ id, version }))
    const result = await call<BulkOutput>('bulk', { items: chosen, ...change })
    setBusy(false)
    setProblem(result.ok ? null : result.problem)
    if (result.ok) onDone(result.output.changed.length, result.output.conflicts.length)
  }

  const assignable = colleagues.filter(({ forms }) => items.every(({ form }) => forms.includes(form)))
  const people = [
    { name: NOBODY, label: 'Nobody' },
    ...assignable.map(({ id, name }) => ({ name: id, label: name })),
  ]
  const person = (id: string) => assignable.find((each) => each.id === id)
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
        <div style={{ minWidth: '18rem' }}>
          <Select
            label="Assign to"
            placeholder="Choose"
            value=""
            options={people}
            disabled={isBusy}
            onChange={(id) => {
              const colleague = person(id)
              void apply({ assignee: colleague ? { id: colleague.id, name: colleague.name } : null })
            }}
          />
        </div>
        <Button size="S" disabled={isBusy} onClick={() => apply({ status: 'handled' })}>
          Mark as done
        </Button>
      </Flex>
    </>
  )
}
