import { summarize, staffView } from '@beam/forms/staff-views.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
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
