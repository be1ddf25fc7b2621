import { formsWith, type Inbox } from './api/inbox-context'
import { AUDIT, ERASE, INBOX, STATISTICS, submissionPath, TEMPLATES } from './paths'

export interface InboxSection {
  readonly to: string
  readonly label: string
  readonly isCurrent: boolean
}

/** The pages of the inbox that somebody may open, as links of its header. */
export function inboxSections(inbox: Inbox, pathname: string): readonly InboxSection[] {
  const sections = [
    { to: INBOX, label: 'Submissions' },
    { to: STATISTICS, label: 'Statistics' },
    ...(formsWith(inbox, 'change').length > 0 ? [{ to: TEMPLATES, label: 'Templates' }] : []),
    ...(formsWith(inbox, 'erase').length > 0 ? [{ to: ERASE, label: 'Erase a person' }] : []),
    ...(formsWith(inbox, 'audit').length > 0 ? [{ to: AUDIT, label: 'Audit log' }] : []),
  ]
  return sections.map((section) => ({ ...section, isCurrent: isCurrent(section.to, pathname) }))
}

/** Single submissions belong to the list. */
function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to === INBOX && pathname.startsWith(submissionPath('')))
}
