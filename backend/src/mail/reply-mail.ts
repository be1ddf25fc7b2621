import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { NO_COMPANY_NOTE, type CompanyNote } from './company-note.ts'
import { escapeHtml } from './escape-html.ts'
import { isStrictEmail, type Mail } from './mail.ts'
import { mailFileName } from './mail-files.ts'
import { mailPage } from './mail-page.ts'

interface ReplyText {
  readonly subject: string
  readonly text: string
  readonly company?: CompanyNote
}

/**
 * A reply that a member of staff wrote, to the sender of a submission. Answers to it reach staff (Reply-To).
 * Undefined when the email address is not one that mail can be sent to safely.
 */
export function replyMail(
  messageId: string,
  replyTo: string,
  { form, reference, answers }: DecryptedSubmission,
  { subject, text, company = NO_COMPANY_NOTE }: ReplyText,
): Mail | undefined {
  const email = answers[form.replyTo]
  if (typeof email !== 'string' || !isStrictEmail(email)) return undefined
  const line = withReference(subject, reference)
  return {
    messageId,
    fileName: mailFileName(reference, 'reply-mail', messageId),
    to: email,
    replyTo,
    subject: line,
    text: `${text}\n${company.text}`,
    html: mailPage(line, `<p dir="auto">${escapeHtml(text)}</p>\n${company.html}`),
    attachments: [],
    isPersonal: true,
  }
}

/** The reference tells staff what a reply to this mail is about. */
function withReference(subject: string, reference: string): string {
  const line = subject.replaceAll(/\p{Cc}+/gu, ' ')
  return line.includes(reference) ? line : `${line} (${reference})`
}
