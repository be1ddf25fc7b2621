import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { NO_COMPANY_NOTE, type CompanyNote } from './company-note.ts'
import { escapeHtml } from './escape-html.ts'
import { isStrictEmail, type Mail } from './mail.ts'
import { mailFileName } from './mail-files.ts'
import { mailPage } from './mail-page.ts'

/**
 * Confirms to the visitor that a submission arrived. Contains our own text, the reference and what we publish about the
 * company: nobody can send words of their own to another person's email address. Answers to it reach staff (Reply-To).
 * Undefined when the email address is not one that mail can be sent to safely.
 */
export function confirmationMail(
  messageId: string,
  replyTo: string,
  submission: DecryptedSubmission,
  company: CompanyNote = NO_COMPANY_NOTE,
): Mail | undefined {
  const { form, reference, answers } = submission
  const email = answers[form.replyTo]
  if (typeof email !== 'string' || !isStrictEmail(email)) return undefined
  const [thanks] = form.success
  const paragraphs = [
    ...form.success,
    `Your reference is ${reference}. Please mention it if you contact us again. To add something, reply to this email.`,
    'If you did not fill out a form on our website, someone entered your address by mistake. You can ignore this email.',
  ]
  const subject = `${thanks.replace(/!$/u, '')} (${reference})`
  return {
    messageId,
    fileName: mailFileName(reference, 'confirmation-mail'),
    to: email,
    replyTo,
    subject,
    text: `${[...paragraphs, 'Beam Wallet'].join('\n\n')}\n${company.text}`,
    html: mailPage(subject, confirmation(paragraphs) + company.html),
    attachments: [],
  }
}

function confirmation([thanks = '', ...others]: readonly string[]): string {
  const heading = `<h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.25">${escapeHtml(thanks)}</h1>\n`
  return heading + others.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>\n`).join('')
}
