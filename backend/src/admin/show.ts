import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { auditEntry } from '../inbox/audit-entry.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { formatTime } from '../submissions/format-time.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { findSubmission, wantsJson, type AdminContext, type Arguments } from './admin-context.ts'
import { plainText } from './plain-text.ts'

/** One submission with every answer, under the labels it was asked with. */
export async function show(context: AdminContext, args: Arguments): Promise<void> {
  const stored = await findSubmission(context, args)
  const submission = await context.decryptSubmission(stored)
  const audit = auditEntry(context, context.actor, 'show', stored, { sensitiveAnswers: true })
  await context.storage.appendAudit(audit)
  if (wantsJson(args)) return context.print(jsonOf(submission))
  const { form, answers } = submission
  context.print(`${submission.reference}  ${form.title}`)
  context.print(`Id: ${submission.id}`)
  context.print(`Received: ${formatTime(submission.receivedAt)} UTC`)
  context.print(`Status: ${[submission.status, ...submission.reasons].join(', ')}`)
  context.print(`Terms and privacy policy of the time: version ${form.textsVersion}`)
  context.print(`Kept until: ${submission.dueOn ?? 'the relationship ends and the years after it are over'}`)
  const advice = advise(form, answers)
  let section = ''
  for (const line of describeAnswers(form, answers)) {
    if (line.section !== section) context.print(`\n${line.section}`)
    section = line.section
    context.print(`  ${line.label}: ${plainText(line.text).replaceAll('\n', '\n    ')}`)
    if (advice[line.field]) context.print(`    ! ${advice[line.field]}`)
  }
}

function jsonOf({ form, formVersion: _version, seq: _seq, ...submission }: Shown): string {
  return printableJson({ ...submission, form: form.name })
}

type Shown = DecryptedSubmission & { readonly formVersion?: string }
