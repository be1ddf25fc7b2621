import { summarize, staffView } from '@beam/forms/staff-views.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { SubmissionStatus } from '../storage/tables.ts'
import { plainAnswers } from '../submissions/encrypted-answers.ts'
import type { Item } from './api/wire-types.ts'
import type { InboxContext } from './inbox-context.ts'

/** A stored submission as lists show it, without sensitive answers. */
export async function toItem(
  { formOf }: Pick<InboxContext, 'formOf'>,
  stored: StoredSubmission,
): Promise<Item> {
  const form = await formOf(stored)
  const { name, company, topic } = summarize(form, plainAnswers(stored.answers))
  return {
    id: stored.id,
    reference: stored.reference,
    version: stored.version,
    form: stored.form,
    formLabel: staffView(form).label,
    status: stored.status,
    reasons: stored.reasons,
    receivedAt: stored.receivedAt,
    assignee: stored.assignee,
    name,
    company,
    topic,
  }
}

export const STATUS_LABELS: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  reopened: 'Reopened',
  handled: 'Done',
  quarantined: 'Suspected spam',
}

export const REASON_LABELS: Readonly<Record<string, string>> = {
  'trap-filled': 'A field that people do not see was filled in',
  'sent-too-quickly': 'Sent faster than anybody types',
  'many-from-one-client': 'Many at once from one address',
}
