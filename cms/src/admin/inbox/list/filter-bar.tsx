import type * as React from 'react'
import { Box, Button } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import { formsWith, useInbox } from '../api/inbox-context'
import { Select } from '../ui/select'
import { DayField } from './day-field'
import { isFiltered, NOBODY, withoutFilters, type ListFilter } from './list-filter'
import { SearchField } from './search-field'

interface Props {
  readonly filter: ListFilter
  readonly onChange: (filter: ListFilter) => void
  readonly searchInput: React.Ref<HTMLInputElement>
}

const ANY = 'any'

export function FilterBar({ filter, onChange, searchInput }: Props) {
  const inbox = useInbox()
  const isMobile = useIsMobile()
  const { colleagues, description } = inbox
  const set = (name: keyof ListFilter) => (value: string) =>
    onChange({ ...filter, [name]: value === ANY ? '' : value })
  const people = colleagues.map(({ id, name }) => ({ name: id, label: name }))
  const clear = isFiltered(filter) && (
    <ClearButton variant="secondary" size="S" onClick={() => onChange(withoutFilters(filter))}>
      Clear filters
    </ClearButton>
  )
  const filters = (
    <Filters>
      <Select
        label="Form"
        value={filter.form || ANY}
        options={[{ name: ANY, label: 'All forms' }, ...formsWith(inbox, 'read')]}
        onChange={set('form')}
      />
      <Select
        label="Status"
        value={filter.status || ANY}
        options={[{ name: ANY, label: 'Any status' }, ...description.statuses]}
        onChange={set('status')}
      />
      <Select
        label="Assignee"
        value={filter.assignee || ANY}
        options={[{ name: ANY, label: 'Anybody' }, { name: NOBODY, label: 'Nobody' }, ...people]}
        onChange={set('assignee')}
      />
      <DayField label="Received from" value={filter.since} onChange={set('since')} />
      <DayField label="Received until" value={filter.until} onChange={set('until')} />
      {!isMobile && clear}
    </Filters>
  )
  return (
    <Box tag="section" aria-label="Filters" marginBottom={4}>
      <SearchField key={filter.search} text={filter.search} onSearch={set('search')} input={searchInput} />
      {isMobile ? (
        <Folded>
          <details>
            <Summary>Filters</Summary>
            {filters}
          </details>
          {clear}
        </Folded>
      ) : (
        filters
      )}
    </Box>
  )
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 0.8rem;

  /* Two rows of the same width: three selects, and both days. */
  @media (min-width: 768px) and (max-width: 1023px) {
    grid-template-columns: repeat(6, 1fr);

    > * {
      grid-column: span 2;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
`

/** In the row of the controls, below the labels. */
const ClearButton = styled(Button)`
  align-self: end;
`

/** The button stays beside the folded filters, where it says that there are some. */
const Folded = styled.div`
  position: relative;

  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`

const Summary = styled.summary`
  padding: 0.8rem 0;
  font-size: 1.4rem;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.neutral700};
`
