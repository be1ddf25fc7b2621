import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { summarize } from '@beam/forms/staff-views.ts'
import type { InspectedFile } from '../submissions/inspect-files.ts'
import { formatTime } from '../submissions/format-time.ts'
import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { escapeHtml } from './escape-html.ts'
import { isStrictAddress, type Attachment, type Mail } from './mail.ts'
import { mailFileName } from './mail-files.ts'

/**
 * Notifies staff of a submission: every answer, warnings on those that look wrong, the files. Replies go to the visitor
 * (Reply-To).
 */
export function staffMail(
  messageId: string,
  to: string,
  submission: DecryptedSubmission,
  files: readonly InspectedFile[],
): Mail {
  const { form, reference, answers } = submission
  const replyToAddress = answers[form.replyTo]
  const lines = answerLines(submission, files)
  return {
    messageId,
    fileName: mailFileName(reference, 'staff-mail'),
    to,
    replyTo:
      typeof replyToAddress === 'string' && isStrictAddress(replyToAddress) ? replyToAddress : undefined,
    subject: staffSubject(submission),
    text: plainText(submission, lines),
    html: htmlBody(submission, lines),
    attachments: files.flatMap(attachment),
  }
}

/** Form and topic in our own words, e.g. 'Contact, Support: BW-2345-6789A'. */
function staffSubject({ form, reference, answers }: DecryptedSubmission): string {
  const { label, topic } = summarize(form, answers)
  return `${topic === '' ? label : `${label}, ${topic}`}: ${reference}`
}

function attachment({ name, type, content }: InspectedFile): Attachment[] {
  return content === undefined ? [] : [{ name, type: type || 'application/pdf', content }]
}

interface AnswerLine {
  readonly section: string
  readonly label: string
  readonly text: string
  readonly warning: string | undefined
}

function answerLines({ form, answers }: DecryptedSubmission, files: readonly InspectedFile[]): AnswerLine[] {
  const warnings = { ...advise(form, answers), ...fileWarnings(files) }
  return describeAnswers(form, answers).map(({ field, section, label, text }) => ({
    section,
    label,
    text: text === '' ? '(no answer)' : text,
    warning: warnings[field],
  }))
}

function fileWarnings(files: readonly InspectedFile[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [file.field, fileWarning(file)]).filter(([, warning]) => warning !== ''),
  ) as Record<string, string>
}

function fileWarning({ content, warnings }: InspectedFile): string {
  if (content === undefined) return 'This file is encrypted and its key is missing'
  return warnings.length === 0 ? '' : `Open with care: this PDF ${warnings.join(', ')}`
}

function plainText(submission: DecryptedSubmission, lines: readonly AnswerLine[]): string {
  const bodyLines = lines.flatMap(({ section, label, text, warning }, index) => [
    ...(section === lines[index - 1]?.section ? [] : ['', section, '-'.repeat(section.length)]),
    `${label}: ${text}`,
    ...(warning === undefined ? [] : [`  ! ${warning}`]),
  ])
  return [
    `Reference: ${submission.reference}`,
    `Received: ${formatReceivedAt(submission)}`,
    ...bodyLines,
    '',
  ].join('\n')
}

function formatReceivedAt({ receivedAt }: DecryptedSubmission): string {
  return `${formatTime(receivedAt)} UTC`
}

function htmlBody(submission: DecryptedSubmission, lines: readonly AnswerLine[]): string {
  const rows = lines
    .map((line, index) => sectionHeadingHtml(line, lines[index - 1]) + answerRowHtml(line))
    .join('\n')
  return `<!doctype html>
<html lang="en">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #16202c; max-width: 44rem">
<h1 style="font-size: 1.25rem; margin: 0 0 4px">${escapeHtml(submission.form.title)}</h1>
<p style="margin: 0 0 16px">Reference <strong>${submission.reference}</strong>, received ${formatReceivedAt(submission)}</p>
<table role="presentation" style="border-collapse: collapse; width: 100%">
${rows}
</table>
</body>
</html>
`
}

function sectionHeadingHtml({ section }: AnswerLine, previous: AnswerLine | undefined): string {
  if (section === previous?.section) return ''
  return `<tr><td colspan="2" style="padding: 16px 0 4px; font-weight: 600">${escapeHtml(section)}</td></tr>\n`
}

function answerRowHtml({ label, text, warning }: AnswerLine): string {
  const warningHtml =
    warning === undefined ? '' : `<br><em style="color: #8a4b00">${escapeHtml(warning)}</em>`
  const cell = 'padding: 6px 12px 6px 0; border-top: 1px solid #dfe5ec; text-align: left; vertical-align: top'
  return `<tr><td style="${cell}; width: 35%">${escapeHtml(label)}</td><td dir="auto" style="${cell}">${escapeHtml(text)}${warningHtml}</td></tr>`
}
