import type * as React from 'react'
import { labelOf, useInbox } from '../api/inbox-context'
import { Label } from './label'

const VARIANTS: Readonly<Record<string, React.ComponentProps<typeof Label>['variant']>> = {
  new: 'primary',
  reopened: 'secondary',
  'in-progress': 'warning',
  handled: 'success',
  quarantined: 'danger',
}

export function StatusBadge({ status }: { readonly status: string }) {
  const { description } = useInbox()
  return <Label variant={VARIANTS[status] ?? 'primary'}>{labelOf(description.statuses, status)}</Label>
}
