import { topicOf } from '@beam/forms/staff-views.ts'
import { topicKey, type MailSettings } from '../mail-settings.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'

/** Who deals with a submission: the mailbox of its topic, else of its form, else the one for everything. */
export function staffMailbox(
  { to, toByForm, toByTopic }: MailSettings,
  { form, answers }: Pick<DecryptedSubmission, 'form' | 'answers'>,
): string {
  const topic = topicOf(form, answers)
  const ofTopic = topic && toByTopic[topicKey(form.name, topic.value)]
  return ofTopic ?? toByForm[form.name] ?? to
}
