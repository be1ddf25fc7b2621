import { labelOf, type Inbox } from '../api/inbox-context'
import type { InboxEvent } from '../api/types'

/** An entry of the timeline or the audit log in words, without its actor. */
export function describeEvent({ action, details, form }: InboxEvent, inbox: Inbox): string {
  const status = (name: unknown) => labelOf(inbox.description.statuses, String(name))
  switch (action) {
    case 'status':
      return `changed the status from ${status(details.from)} to ${status(details.to)}`
    case 'assign':
      return details.to === null || details.to === undefined
        ? 'removed the assignee'
        : `assigned it to ${String(details.to)}`
    case 'reveal':
    case 'file':
      return `${action === 'reveal' ? 'showed' : 'downloaded'} ${fieldLabel(inbox, form, details.field)}`
    default:
      return ACTION_TEXTS[action] ?? action
  }
}

const ACTION_TEXTS: Readonly<Record<string, string>> = {
  note: 'wrote a note',
  reply: 'replied by email',
  answered: 'answered in another mail program',
  release: 'released it from suspected spam',
  export: 'exported submissions',
  'audit-export': 'exported the audit log',
  retry: 'retried a delivery',
  'erase-preview': 'looked up a person to erase',
  erase: 'erased a person',
  'erase-replayed': 'erased a person again after a restore',
  purge: 'deleted submissions whose retention period had ended',
  end: 'ended the relationship',
  show: 'opened the submission',
  list: 'listed submissions',
  template: 'changed a template',
}

function fieldLabel({ description }: Inbox, form: string | null, field: unknown): string {
  const fields = description.forms.find(({ name }) => name === form)?.fields ?? []
  return labelOf(fields, String(field))
}
