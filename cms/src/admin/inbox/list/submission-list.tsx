import { EmptyStateLayout } from '@strapi/design-system'
import { EmptyDocuments } from '@strapi/icons/symbols'
import type { ItemPage } from '../api/types'
import { Loaded } from '../ui/loaded'
import { Notice } from '../ui/notice'
import { BulkBar } from './bulk-bar'
import type { ListFilter } from './list-filter'
import { ListPages } from './list-pages'
import { emptyText } from './list-texts'
import { ListToolbar } from './list-toolbar'
import { SubmissionRows } from './submission-rows'
import { useSubmissionList } from './use-submission-list'

interface Props {
  readonly filter: ListFilter
  readonly onFilter: (filter: ListFilter) => void
  readonly shortcutsOn: boolean
}

/** The page of a view, with its filters, shortcuts and what can be done with several submissions at once. */
export function SubmissionList({ filter, onFilter, shortcutsOn }: Props) {
  const { list, rows, searchInput, onBulkDone } = useSubmissionList(filter, shortcutsOn)
  const { items, changeable, selection } = rows
  return (
    <>
      <ListToolbar
        filter={filter}
        counts={list.counts.output}
        onChange={onFilter}
        searchInput={searchInput}
      />
      {selection.ids.size > 0 && (
        <BulkBar items={changeable.filter(({ id }) => selection.ids.has(id))} onDone={onBulkDone} />
      )}
      <Loaded state={list.page}>
        {(page) => (
          <>
            <IncompleteNotice page={page} search={filter.search} />
            {items.length === 0 ? <Empty filter={filter} /> : <SubmissionRows {...rows} />}
            <ListPages {...list} />
          </>
        )}
      </Loaded>
    </>
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

function Empty({ filter }: { readonly filter: ListFilter }) {
  return (
    <EmptyStateLayout
      icon={<EmptyDocuments width="12rem" height="6.6rem" />}
      content={emptyText(filter)}
      hasRadius
      shadow="tableShadow"
    />
  )
}
