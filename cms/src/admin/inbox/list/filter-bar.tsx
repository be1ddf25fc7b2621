import * as React from 'react'
import { Box, Button, Field, Searchbar, SearchForm } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import { formsWith, useInbox } from '../api/inbox-context'
import { Select } from '../ui/select'
import { NOBODY, type ListFilter } from './list-filter'

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
      <Day label="Received from" value={filter.since} onChange={set('since')} />
      <Day label="Received until" value={filter.until} onChange={set('until')} />
    </Filters>
  )
  return (
    <Box tag="section" aria-label="Filters" marginBottom={4}>
      <Search key={filter.search} text={filter.search} onSearch={set('search')} input={searchInput} />
      {isMobile ? (
        <details>
          <Summary>Filters</Summary>
          {filters}
        </details>
      ) : (
        filters
      )}
    </Box>
  )
}

interface SearchProps {
  readonly text: string
  readonly onSearch: (text: string) => void
  readonly input: React.Ref<HTMLInputElement>
}

/** Searches when the form is sent: every search by address is in the audit log, so half-typed ones should not be. */
function Search({ text, onSearch, input }: SearchProps) {
  const [typed, setTyped] = React.useState(text)
  return (
    <SearchForm
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onSearch(typed)
      }}
    >
      <SearchRow>
        <Searchbar
          ref={input}
          name="search"
          autoComplete="off"
          size="S"
          placeholder="Reference, email address, name or company"
          value={typed}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
          onClear={() => {
            setTyped('')
            onSearch('')
          }}
          clearLabel="Clear the search"
        >
          Search submissions
        </Searchbar>
        <Button type="submit" variant="secondary" size="S">
          Search
        </Button>
      </SearchRow>
    </SearchForm>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

/** The browser's own control for days: it knows the person's format and works on telephones. */
function Day({ label, value, onChange }: DayProps) {
  return (
    <DayField width="100%">
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type="date"
        size="S"
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
    </DayField>
  )
}

/** As high as a select: browsers make dates higher. They draw the icon black, which a dark ground would hide. */
const DayField = styled(Field.Root)`
  input {
    height: 3.8rem;
    padding-block: 0;

    ${({ theme }) => theme.breakpoints.medium} {
      height: 3rem;
    }
  }
  ::-webkit-calendar-picker-indicator {
    filter: invert(0.5);
  }
`

const SearchRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.8rem;
  align-items: center;
  margin-bottom: 1.2rem;
`

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 0.8rem;
`

const Summary = styled.summary`
  padding: 0.8rem 0;
  font-size: 1.4rem;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.neutral700};
`
