import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { NO_COMPANY_NOTE, type CompanyNote } from './company-note.ts'
import { escapeHtml } from './escape-html.ts'
import { isStrictAddress, type Mail } from './mail.ts'
import { mailFileName } from './mail-files.ts'

/**
 * Confirms to the visitor that a submission arrived. Contains our own text, the reference and what we publish about the
 * company: nobody can send words of their own to another person's address. Answers to it reach staff (Reply-To).
 * Undefined when the address is not one that mail can be sent to safely.
 */
export function confirmationMail(
  messageId: string,
  replyTo: string,
  submission: DecryptedSubmission,
  company: CompanyNote = NO_COMPANY_NOTE,
): Mail | undefined {
  const { form, reference, answers } = submission
  const address = answers[form.replyTo]
  if (typeof address !== 'string' || !isStrictAddress(address)) return undefined
  const paragraphs = [
    ...form.success,
    `Your reference is ${reference}. Please keep it and mention it if you contact us again.`,
    'If you did not contact us, someone entered your address by mistake. You can ignore this email.',
  ]
  return {
    messageId,
    fileName: mailFileName(reference, 'confirmation-mail'),
    to: address,
    replyTo,
    subject: `Beam Wallet: we received your message (${reference})`,
    text: `${paragraphs.join('\n\n')}\n\nBeam Wallet\n${company.text}`,
    html: page(paragraphs, company),
    attachments: [],
  }
}

function page(paragraphs: readonly string[], company: CompanyNote): string {
  const written = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
  return `<!doctype html>
<html lang="en">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #16202c; max-width: 36rem">
${written}
<p>Beam Wallet</p>
${company.html}</body>
</html>
`
}
