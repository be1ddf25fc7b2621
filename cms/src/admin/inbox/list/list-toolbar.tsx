import * as React from 'react'
import { Box, Button } from '@strapi/design-system'
import { Filter as FilterIcon } from '@strapi/icons'
import { useIsMobile } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import type { ViewCounts } from '../api/types'
import { FilterPanel } from './filter-panel'
import { countFilters, isFiltered, withoutFilters, type ListFilter } from './list-filter'
import { SearchField } from './search-field'
import { ViewTabs } from './view-tabs'

interface Props {
  readonly filter: ListFilter
  /** Null while unknown. */
  readonly counts: ViewCounts | null
  readonly onChange: (filter: ListFilter) => void
  readonly searchInput: React.Ref<HTMLInputElement>
}

/** One row where there is room: the views, the search, and what opens the filters below. */
export function ListToolbar({ filter, counts, onChange, searchInput }: Props) {
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = React.useState(!isMobile && countFilters(filter) > 0)
  const panel = React.useId()
  return (
    <Box marginBottom={4}>
      <Row>
        <ViewTabs view={filter.view} counts={counts} onChange={(view) => onChange({ ...filter, view })} />
        <SearchField
          key={filter.search}
          text={filter.search}
          onSearch={(search) => onChange({ ...filter, search })}
          input={searchInput}
        />
        <Button
          size="S"
          variant={isOpen ? 'secondary' : 'tertiary'}
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {filtersLabel(countFilters(filter))}
        </Button>
        {isFiltered(filter) && (
          <Button size="S" variant="tertiary" onClick={() => onChange(withoutFilters(filter))}>
            Clear filters
          </Button>
        )}
      </Row>
      {isOpen && <FilterPanel id={panel} filter={filter} onChange={onChange} />}
    </Box>
  )
}

function filtersLabel(count: number): string {
  return count === 0 ? 'Filters' : `Filters (${count})`
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.2rem 0.8rem;
`
