import * as React from 'react'
import type { Colleague, Description, FormDescription, InboxPermission, Person } from './types'

export interface Inbox {
  readonly description: Description
  readonly me: Person
  readonly colleagues: readonly Colleague[]
}

const InboxContext = React.createContext<Inbox | null>(null)

export const InboxProvider = InboxContext.Provider

/** What every part of the page needs: forms, statuses, people. */
export function useInbox(): Inbox {
  const inbox = React.useContext(InboxContext)
  if (inbox === null) throw new Error('useInbox is used outside of the inbox')
  return inbox
}

/** The forms that the signed-in person have the permission for. */
export function formsWith({ description }: Inbox, permission: InboxPermission): readonly FormDescription[] {
  return description.forms.filter(({ permissions }) => permissions.includes(permission))
}

/** Whether the signed-in person has a permission for a form. */
export function isPermitted(inbox: Inbox, permission: InboxPermission, form: string): boolean {
  return formsWith(inbox, permission).some(({ name }) => name === form)
}

/** The label of a name in a list of the description, or the name itself. */
export function labelOf(
  list: readonly { readonly name: string; readonly label: string }[],
  name: string,
): string {
  return list.find((each) => each.name === name)?.label ?? name
}
