import { styled } from 'styled-components'
import { formsWith, useInbox } from '../api/inbox-context'
import { Select } from '../ui/select'
import { DayField } from './day-field'
import { NOBODY, type ListFilter } from './list-filter'

interface Props {
  readonly id: string
  readonly filter: ListFilter
  readonly onChange: (filter: ListFilter) => void
}

const ANY = 'any'

/** Which submissions of a view are listed. */
export function FilterPanel({ id, filter, onChange }: Props) {
  const inbox = useInbox()
  const { colleagues, description } = inbox
  const set = (name: keyof ListFilter) => (value: string) =>
    onChange({ ...filter, [name]: value === ANY ? '' : value })
  const people = colleagues.map(({ id: name, name: label }) => ({ name, label }))
  return (
    <Fields id={id} aria-label="Filters">
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
    </Fields>
  )
}

const Fields = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 0.8rem;
  margin-top: 1.2rem;

  /* Both days beside each other. */
  @media (min-width: 360px) and (max-width: 767px) {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
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
