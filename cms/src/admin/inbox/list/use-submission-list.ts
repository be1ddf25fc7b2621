import * as React from 'react'
import { useNotification } from '@strapi/strapi/admin'
import { isPermitted, useInbox } from '../api/inbox-context'
import { toFilter, type ListFilter } from './list-filter'
import { bulkMessage } from './list-texts'
import { useList } from './use-list'
import { useListShortcuts } from './use-list-shortcuts'
import { useSelection } from './use-selection'

/** What the list shows, which of it is selected or has the focus, and what keys do. */
export function useSubmissionList(filter: ListFilter, shortcutsOn: boolean) {
  const inbox = useInbox()
  const { toggleNotification } = useNotification()
  const searchInput = React.useRef<HTMLInputElement>(null)
  const list = useList(toFilter(filter))
  const items = list.page.output?.items ?? []
  const changeable = items.filter(({ form }) => isPermitted(inbox, 'change', form))
  const selection = useSelection(changeable)
  const [current, setCurrent] = React.useState(-1)
  const rows = { items, changeable, selection, current, onCurrent: setCurrent }
  useListShortcuts({
    ...rows,
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
  return { list, rows, searchInput, onBulkDone }
}
