import * as React from 'react'
import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { EmptyDocuments } from '@strapi/icons/symbols'
import { useNotification } from '@strapi/strapi/admin'
import { isPermitted, useInbox } from '../api/inbox-context'
import type { ItemPage } from '../api/types'
import { Loaded } from '../ui/loaded'
import { Notice } from '../ui/notice'
import { BulkBar } from './bulk-bar'
import { FilterBar } from './filter-bar'
import { isFiltered, toFilter, type ListFilter } from './list-filter'
import { SubmissionRows } from './submission-rows'
import { useList } from './use-list'
import { useListShortcuts } from './use-list-shortcuts'
import { useSelection } from './use-selection'
import { ViewTabs } from './view-tabs'

interface Props {
  readonly filter: ListFilter
  readonly onFilter: (filter: ListFilter) => void
  readonly shortcutsOn: boolean
}

/** The page of a view, with its filters, shortcuts and what can be done with several submissions at once. */
export function SubmissionList({ filter, onFilter, shortcutsOn }: Props) {
  const inbox = useInbox()
  const { toggleNotification } = useNotification()
  const searchInput = React.useRef<HTMLInputElement>(null)
  const list = useList(toFilter(filter))
  const items = list.page.output?.items ?? []
  const changeable = items.filter(({ form }) => isPermitted(inbox, 'change', form))
  const selection = useSelection(changeable)
  const [current, setCurrent] = React.useState(-1)
  useListShortcuts({
    items,
    current,
    setCurrent,
    selection,
    searchInput,
    reload: list.reload,
    isOn: shortcutsOn && !list.page.isOutdated,
  })

  const onBulkDone = (changed: number, conflicts: number) => {
    selection.clear()
    list.reload()
    toggleNotification({
      type: conflicts === 0 ? 'success' : 'warning',
      message: bulkMessage(changed, conflicts),
    })
  }
  return (
    <>
      <ViewTabs
        view={filter.view}
        counts={list.counts.output}
        onChange={(view) => onFilter({ ...filter, view })}
      />
      <FilterBar filter={filter} onChange={onFilter} searchInput={searchInput} />
      {selection.ids.size > 0 && (
        <BulkBar items={changeable.filter(({ id }) => selection.ids.has(id))} onDone={onBulkDone} />
      )}
      <Loaded state={list.page}>
        {(page) => (
          <>
            <IncompleteNotice page={page} search={filter.search} />
            {items.length === 0 ? (
              <EmptyStateLayout
                icon={<EmptyDocuments width="12rem" height="6.6rem" />}
                content={emptyText(filter)}
                hasRadius
                shadow="tableShadow"
              />
            ) : (
              <SubmissionRows
                items={items}
                changeable={changeable}
                selection={selection}
                current={current}
                onCurrent={setCurrent}
              />
            )}
            <Pages {...list} />
          </>
        )}
      </Loaded>
    </>
  )
}

function bulkMessage(changed: number, conflicts: number): string {
  if (conflicts === 0) return `${changed} changed.`
  const left =
    conflicts === 1
      ? '1 was left as it is: somebody else changed it, or its status does not allow it.'
      : `${conflicts} were left as they are: somebody else changed them, or their status does not allow it.`
  return `${changed} changed. ${left}`
}

interface PagesProps {
  readonly pageNumber: number
  readonly newer: (() => void) | null
  readonly older: (() => void) | null
}

function Pages({ pageNumber, newer, older }: PagesProps) {
  if (newer === null && older === null) return null
  return (
    <Flex tag="nav" aria-label="Pages" justifyContent="center" gap={4} paddingTop={4}>
      <Button variant="tertiary" size="S" disabled={newer === null} onClick={() => newer?.()}>
        Newer
      </Button>
      <Typography textColor="neutral600">Page {pageNumber}</Typography>
      <Button variant="tertiary" size="S" disabled={older === null} onClick={() => older?.()}>
        Older
      </Button>
    </Flex>
  )
}

function IncompleteNotice({ page, search }: { readonly page: ItemPage; readonly search: string }) {
  if (page.complete || search === '') return null
  return (
    <Notice variant="primary" title="Names are still being indexed">
      After the upgrade, a search by name may miss older submissions for a while.
    </Notice>
  )
}

function emptyText(filter: ListFilter): string {
  if (filter.search !== '') return 'Nothing found for this search in this view.'
  return isFiltered(filter) ? 'Nothing matches these filters.' : EMPTY_TEXTS[filter.view]
}

const EMPTY_TEXTS: Readonly<Record<ListFilter['view'], string>> = {
  new: 'Nothing new: everything has been looked at.',
  mine: 'Nothing is assigned to you.',
  unassigned: 'Everything open is assigned to somebody.',
  quarantined: 'No suspected spam.',
  handled: 'Nothing is done yet.',
  all: 'No submissions yet. What visitors send appears here.',
}
