import { useLocation, useNavigate } from 'react-router-dom'
import { useInbox } from '../api/inbox-context'
import type { Detail } from '../api/types'
import { INBOX, submissionPath } from '../paths'
import { useShortcuts } from '../shortcuts/use-shortcuts'

interface Options {
  readonly detail: Detail
  readonly mayChange: boolean
  readonly change: (input: object) => void
  readonly onReply: () => void
  readonly isOn: boolean
}

/** Keyboard shortcuts of a submission, while `isOn`. */
export function useDetailShortcuts({ detail, mayChange, change, onReply, isOn }: Options): void {
  const { me } = useInbox()
  const navigate = useNavigate()
  const { search } = useLocation()
  const go = (id: string | null) => {
    if (id !== null) navigate({ pathname: submissionPath(id), search })
  }
  useShortcuts(
    {
      j: () => go(detail.next),
      k: () => go(detail.previous),
      u: () => navigate({ pathname: INBOX, search }),
      ...(mayChange && {
        a: () => change({ assignee: me }),
        e: () => change({ status: 'handled' }),
        r: onReply,
      }),
    },
    isOn,
  )
}
