import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { formatTime } from '../submissions/format-time.ts'
import { findSubmission, type AdminContext, type Arguments } from './admin-context.ts'

/** One submission with every answer, under the labels it was asked with. */
export async function show(context: AdminContext, args: Arguments): Promise<void> {
  const submission = await context.decryptSubmission(await findSubmission(context, args))
  const { form, answers } = submission
  context.print(`${submission.reference}  ${form.title}`)
  context.print(`Id: ${submission.id}`)
  context.print(`Received: ${formatTime(submission.receivedAt)} UTC`)
  context.print(`Status: ${[submission.status, ...submission.reasons].join(', ')}`)
  context.print(`Terms and privacy policy of the time: version ${form.textsVersion}`)
  context.print(`Kept until: ${submission.dueOn ?? 'the relationship ends and the years after it are over'}`)
  const remarks = advise(form, answers)
  let section = ''
  for (const line of describeAnswers(form, answers)) {
    if (line.section !== section) context.print(`\n${line.section}`)
    section = line.section
    context.print(`  ${line.label}: ${withoutControlCharacters(line.text)}`)
    if (remarks[line.field]) context.print(`    ! ${remarks[line.field]}`)
  }
}

/** A terminal obeys control characters; an answer must not steer it. */
function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n    ')
}
