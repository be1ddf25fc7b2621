import type { InboxSelection } from '../storage/commands/inbox.ts'
import { may, type Actor } from './actor.ts'
import { capsOf } from './caps.ts'
import { iterateInbox } from './iterate-inbox.ts'
import type { InboxContext } from './inbox-context.ts'

/**
 * How many sensitive answers of these fields an export shows to the person. Nothing is decrypted, and counting ends beyond
 * what anybody may see within an hour.
 */
export async function countSensitive(
  context: InboxContext,
  actor: Actor,
  filter: InboxSelection,
  fields: readonly string[],
): Promise<number> {
  const limit = capsOf(context.settings).reveal
  const isBounded = limit > 0 && actor.permissions !== 'all'
  const forms = filter.forms.filter((form) => may(actor, 'reveal', form))
  let count = 0
  for await (const submission of iterateInbox(context, { ...filter, forms })) {
    const form = await context.formOf(submission)
    const answers = JSON.parse(submission.answers) as Readonly<Record<string, unknown>>
    count += fields.filter(
      (field) => form.fields[field]?.sensitive === true && isGiven(answers[field]),
    ).length
    if (isBounded && count > limit) return count
  }
  return count
}

function isGiven(answer: unknown): boolean {
  return answer !== undefined && answer !== ''
}
