import * as React from 'react'
import { formsWith, useInbox } from '../api/inbox-context'
import type { InboxPermission } from '../api/types'
import { Notice } from './notice'

interface Props {
  readonly permission: InboxPermission
  readonly children: React.ReactNode
}

/** A page for whoever has a permission for at least one form. Others may have followed an address to it. */
export function Permitted({ permission, children }: Props) {
  const inbox = useInbox()
  if (formsWith(inbox, permission).length > 0) return children
  return (
    <Notice variant="danger" title="Not permitted">
      Your role does not permit this.
    </Notice>
  )
}
