import { Box, Checkbox } from '@strapi/design-system'
import { styled } from 'styled-components'
import { isPermitted, useInbox } from '../api/inbox-context'
import type { Item } from '../api/types'
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

/** The submissions of a page, with a checkbox for all of them. */
export function SubmissionRows({ items, changeable, selection, current, onCurrent }: Props) {
  const inbox = useInbox()
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius style={{ overflow: 'hidden' }}>
      {changeable.length > 0 && <SelectAll changeable={changeable} selection={selection} />}
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
    <Box padding={3} paddingLeft={4} background="neutral100">
      <Checkbox
        checked={selection.ids.size === 0 ? false : isEverySelected || 'indeterminate'}
        onCheckedChange={(checked: boolean | 'indeterminate') =>
          selection.setAll(checked === true ? changeable.map(({ id }) => id) : [])
        }
      >
        Select all on this page
      </Checkbox>
    </Box>
  )
}

const Rows = styled.ul`
  list-style: none;
`
