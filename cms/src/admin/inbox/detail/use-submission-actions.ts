import { isPermitted, useInbox } from '../api/inbox-context'
import type { Delivery, Detail, InboxPermission, Person } from '../api/types'
import { type SubmissionActions, useAction } from './use-action'

interface Change {
  readonly status?: string
  readonly assignee?: Person | null
}

export interface SubmissionTools {
  may(permission: InboxPermission): boolean
  readonly actions: SubmissionActions
  change(input: Change): void
  release(): void
  /** Resolves to whether the note was stored. With the same key, it is stored once. */
  addNote(text: string, key: string): Promise<boolean>
  retry(delivery: Delivery): void
}

/** What the person may do with a submission, and how. */
export function useSubmissionActions({ item }: Detail, reload: () => void): SubmissionTools {
  const inbox = useInbox()
  const actions = useAction(reload)
  const target = { id: item.id, version: item.version }
  return {
    may: (permission) => isPermitted(inbox, permission, item.form),
    actions,
    change: (input) => void actions.run('change', { ...target, ...input }, 'Changed.'),
    release: () => void actions.run('release', target, 'Released: what had to be sent is on its way.'),
    addNote: (text, key) => actions.run('note', { id: item.id, text, key }, 'Note added.'),
    retry: ({ id }) => void actions.run('retry', { id: item.id, delivery: id }, 'Tried again shortly.'),
  }
}
