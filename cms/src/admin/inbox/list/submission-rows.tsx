import { Box, Checkbox, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { isPermitted, useInbox } from '../api/inbox-context'
import type { Item } from '../api/types'
import { COLUMNS } from './row-layout'
import { SubmissionRow } from './submission-row'
import type { Selection } from './use-selection'

interface Props {
  readonly items: readonly Item[]
  /** Those of the items that the person may change. */
  readonly changeable: readonly Item[]
  readonly selection: Selection
  /** Index of the row that keyboard shortcuts apply to; -1: none. */
  readonly current: number
  readonly onCurrent: (index: number) => void
}

/** The submissions of a page, below the names of the columns and a checkbox for all of them. */
export function SubmissionRows({ items, changeable, selection, current, onCurrent }: Props) {
  const inbox = useInbox()
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius style={{ overflow: 'hidden' }}>
      <Head>
        {changeable.length > 0 && <SelectAll changeable={changeable} selection={selection} />}
        {Object.entries(HEADINGS).map(([area, heading]) => (
          <Typography key={area} variant="pi" textColor="neutral600" aria-hidden style={{ gridArea: area }}>
            {heading}
          </Typography>
        ))}
      </Head>
      <Rows aria-label="Submissions">
        {items.map((item, index) => (
          <SubmissionRow
            key={item.id}
            item={item}
            isSelected={selection.ids.has(item.id)}
            isCurrent={index === current}
            onFocus={() => onCurrent(index)}
            onSelect={
              isPermitted(inbox, 'change', item.form)
                ? (selected) => selection.set(item.id, selected)
                : undefined
            }
          />
        ))}
      </Rows>
    </Box>
  )
}

function SelectAll({ changeable, selection }: Pick<Props, 'changeable' | 'selection'>) {
  const isEverySelected = selection.ids.size === changeable.length
  return (
    <div style={{ gridArea: 'all' }}>
      <Checkbox
        checked={selection.ids.size === 0 ? false : isEverySelected || 'indeterminate'}
        onCheckedChange={(checked: boolean | 'indeterminate') =>
          selection.setAll(checked === true ? changeable.map(({ id }) => id) : [])
        }
      >
        Select all on this page
      </Checkbox>
    </div>
  )
}

const HEADINGS = { form: 'Form', assignee: 'Assignee', status: 'Status', age: 'Received' }

/** In narrow windows, there are no columns to name. */
const Head = styled.div`
  display: grid;
  grid-template: 'all all form assignee status age' / ${COLUMNS};
  gap: 1.2rem;
  align-items: center;
  min-height: 4.8rem;
  padding-inline: 1.6rem;
  background: ${({ theme }) => theme.colors.neutral100};

  > :last-child {
    text-align: end;
  }

  @media (max-width: 1023px) {
    display: block;
    min-height: 0;
    padding: 1.2rem;

    > [aria-hidden] {
      display: none;
    }
    &:not(:has(button)) {
      display: none;
    }
  }
`

const Rows = styled.ul`
  list-style: none;
`
