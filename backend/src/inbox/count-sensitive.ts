import type { InboxSelection } from '../storage/commands/inbox.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { hasPermission, type Actor } from './actor.ts'
import { staffLimits } from './staff-limits.ts'
import { iterateInbox } from './iterate-inbox.ts'
import type { InboxContext } from './inbox-context.ts'

/**
 * How many sensitive answers of these fields an export shows to the person. Nothing is decrypted, and counting ends
 * beyond what anybody may see within an hour.
 */
export async function countSensitive(
  context: InboxContext,
  actor: Actor,
  filter: InboxSelection,
  fields: readonly string[],
): Promise<number> {
  const isBounded = isRevealBounded(context, actor)
  const limit = staffLimits(context.settings).reveal
  const forms = filter.forms.filter((form) => hasPermission(actor, 'reveal', form))
  let count = 0
  for await (const submission of iterateInbox(context, { ...filter, forms })) {
    count += await countSensitiveIn(context, submission, fields)
    if (isBounded && count > limit) return count
  }
  return count
}

/** How many sensitive answers of these fields a submission has. */
export async function countSensitiveIn(
  { formOf }: Pick<InboxContext, 'formOf'>,
  submission: StoredSubmission,
  fields: readonly string[],
): Promise<number> {
  const form = await formOf(submission)
  const answers = JSON.parse(submission.answers) as Readonly<Record<string, unknown>>
  return fields.filter((field) => form.fields[field]?.sensitive === true && isGiven(answers[field])).length
}

/** Whether the person may see only so many sensitive answers within an hour. */
export function isRevealBounded(
  { settings }: Pick<InboxContext, 'settings'>,
  { permissions }: Actor,
): boolean {
  return staffLimits(settings).reveal > 0 && permissions !== 'all'
}

function isGiven(answer: unknown): boolean {
  return answer !== undefined && answer !== ''
}
