import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { onChange, type ChangeEvent } from '../concurrent-edits/change-events'
import { isEditedType } from '../editing/edited-types'
import { menuNotice, publishNotice, type Published } from './notice-texts'

const SHOWN_MS = 15_000

/**
 * Renders nothing. After a publish it tells what visitors would stumble over, after unpublishing or deleting which
 * items of the menu they no longer see.
 */
export function ChangeNotices() {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  useEffect(() => {
    const findNotice = async ({ change, documentIds }: ChangeEvent) => {
      if (change.action === 'publish') {
        const body = { type: change.type, documentIds }
        const { data } = await post<{ data: readonly Published[] }>('/checks/stored', body)
        return publishNotice(data.data)
      }
      const { data } = await get<{ data: Parameters<typeof menuNotice>[0] }>('/checks/menu')
      return menuNotice(data.data)
    }
    return onChange((event) => {
      if (event.state !== 'done' || !mayNeedNotice(event)) return
      findNotice(event)
        .then((notice) => {
          if (notice) toggleNotification({ type: 'warning', timeout: SHOWN_MS, ...notice })
        })
        // The change itself is done, and the checks are beside the form.
        .catch(() => undefined)
    })
  }, [get, post, toggleNotification])
  return null
}

function mayNeedNotice({ change: { action, type } }: ChangeEvent): boolean {
  if (action === 'publish') return isEditedType(type)
  return type === 'api::page.page' && (action === 'unpublish' || action === 'delete')
}
