import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { formatTime } from '../submissions/format-time.ts'
import { findSubmission, type AdminContext, type Arguments } from './admin-context.ts'

/** One submission with every answer, under the labels it was asked with. */
export async function show(desk: AdminContext, words: Arguments): Promise<void> {
  const submission = await desk.openSubmission(await findSubmission(desk, words))
  const { form, answers } = submission
  desk.print(`${submission.reference}  ${form.title}`)
  desk.print(`Id: ${submission.id}`)
  desk.print(`Received: ${formatTime(submission.receivedAt)} UTC`)
  desk.print(`Status: ${[submission.status, ...submission.reasons].join(', ')}`)
  desk.print(`Terms and privacy policy of the time: version ${form.textsVersion}`)
  desk.print(`Kept until: ${submission.dueOn ?? 'the relationship ends and the years after it are over'}`)
  const remarks = advise(form, answers)
  let section = ''
  for (const line of describeAnswers(form, answers)) {
    if (line.section !== section) desk.print(`\n${line.section}`)
    section = line.section
    desk.print(`  ${line.label}: ${harmless(line.text)}`)
    if (remarks[line.field]) desk.print(`    ! ${remarks[line.field]}`)
  }
}

/** A terminal obeys control characters; an answer must not steer it. */
function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n    ')
}
