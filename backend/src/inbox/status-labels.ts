import type { SubmissionStatus } from '../storage/tables.ts'

/** What staff read for each stored status. */
export const STATUS_LABELS: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  reopened: 'Reopened',
  handled: 'Done',
  quarantined: 'Suspected spam',
}

/** What staff read for each stored reason of a quarantine (submissions/quarantine-reasons.ts). */
export const REASON_LABELS: Readonly<Record<string, string>> = {
  'trap-filled': 'A field that people do not see was filled in',
  'sent-too-quickly': 'Sent faster than anyone can type',
  'many-from-one-client': 'Many at once from one address',
}
