import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { summarize } from '@beam/forms/staff-views.ts'
import type { InspectedFile } from '../submissions/inspect-files.ts'
import { formatTime } from '../submissions/format-time.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { escapeHtml } from './escape-html.ts'
import { isStrictEmail, type Attachment, type Mail } from './mail.ts'
import { mailFileName } from './mail-files.ts'
import { BREAK_WORDS, mailPage } from './mail-page.ts'

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
  const email = answers[form.replyTo]
  const replyTo = typeof email === 'string' && isStrictEmail(email) ? email : undefined
  const subject = staffSubject(submission)
  const intro = introduction(submission, replyTo)
  const lines = answerLines(submission, files)
  return {
    messageId,
    fileName: mailFileName(reference, 'staff-mail'),
    to,
    replyTo,
    subject,
    text: plainText(intro, lines),
    html: mailPage(subject, htmlContent(form.title, intro, lines)),
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

function introduction({ reference, receivedAt }: DecryptedSubmission, replyTo: string | undefined): string[] {
  return [
    `Reference: ${reference}`,
    `Received: ${formatTime(receivedAt)} UTC`,
    replyTo === undefined
      ? 'Replies: this sender cannot be answered by email, because the address is not valid.'
      : 'Replies: reply to this email to answer the sender.',
  ]
}

function plainText(intro: readonly string[], lines: readonly AnswerLine[]): string {
  const bodyLines = lines.flatMap(({ section, label, text, warning }, index) => [
    ...(section === lines[index - 1]?.section ? [] : ['', section, '-'.repeat(section.length)]),
    `${label}: ${text}`,
    ...(warning === undefined ? [] : [`  ! ${warning}`]),
  ])
  return [...intro, ...bodyLines, ''].join('\n')
}

function htmlContent(title: string, intro: readonly string[], lines: readonly AnswerLine[]): string {
  const rows = lines
    .map((line, index) => sectionHeadingHtml(line, lines[index - 1]) + answerRowHtml(line))
    .join('\n')
  return `<h1 style="margin: 0 0 4px; font-size: 22px; line-height: 1.25">${escapeHtml(title)}</h1>
<p class="quiet" style="margin: 0 0 8px; color: #5b6570; font-size: 14px">${intro.map(escapeHtml).join('<br>')}</p>
<table role="presentation" style="table-layout: fixed; border-collapse: collapse; width: 100%">
<colgroup><col style="width: 35%"><col></colgroup>
${rows}
</table>
`
}

function sectionHeadingHtml({ section }: AnswerLine, previous: AnswerLine | undefined): string {
  if (section === previous?.section) return ''
  return `<tr><td colspan="2" style="padding: 20px 0 6px; font-weight: 700">${escapeHtml(section)}</td></tr>\n`
}

function answerRowHtml({ label, text, warning }: AnswerLine): string {
  const warningHtml =
    warning === undefined ? '' : `<br><em class="warning" style="color: #8a4b00">${escapeHtml(warning)}</em>`
  const cell = `padding: 6px 12px 6px 0; border-top: 1px solid #dfe5ec; vertical-align: top; ${BREAK_WORDS}`
  return `<tr><td class="quiet" style="${cell}; color: #5b6570">${escapeHtml(label)}</td><td dir="auto" style="${cell}">${escapeHtml(text)}${warningHtml}</td></tr>`
}
