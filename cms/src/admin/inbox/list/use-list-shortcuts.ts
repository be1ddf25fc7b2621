import type * as React from 'react'
import { useNotification } from '@strapi/strapi/admin'
import { call } from '../api/call'
import { isPermitted, useInbox } from '../api/inbox-context'
import type { Item, Person } from '../api/types'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import type { Selection } from './use-selection'

interface List {
  readonly items: readonly Item[]
  /** Index of the focused item; -1: none. */
  readonly current: number
  readonly onCurrent: (index: number) => void
  readonly selection: Selection
  readonly searchInput: React.RefObject<HTMLInputElement>
  readonly reload: () => void
  readonly isOn: boolean
}

export function useListShortcuts({
  items,
  current,
  onCurrent,
  selection,
  searchInput,
  reload,
  isOn,
}: List): void {
  const inbox = useInbox()
  const { toggleNotification } = useNotification()
  const item = items[current]

  async function change(changes: { status?: string; assignee?: Person }) {
    if (!item || !isPermitted(inbox, 'change', item.form)) return
    const result = await call('change', { id: item.id, version: item.version, ...changes })
    if (!result.ok) toggleNotification({ type: 'warning', message: result.problem.message })
    reload()
  }

  useShortcuts(
    {
      j: () => onCurrent(Math.min(current + 1, items.length - 1)),
      k: () => onCurrent(Math.max(current - 1, 0)),
      x: () => {
        if (item && isPermitted(inbox, 'change', item.form))
          selection.set(item.id, !selection.ids.has(item.id))
      },
      a: () => void change({ assignee: inbox.me }),
      e: () => void change({ status: 'handled' }),
      '/': () => searchInput.current?.focus(),
    },
    isOn,
  )
}
