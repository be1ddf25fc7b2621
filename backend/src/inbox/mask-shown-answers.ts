import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import type { Section } from './api/wire-types.ts'

/**
 * Answers under the titles and labels of the time, sensitive ones masked for everybody; files are listed apart. What
 * staff may see unmasked: reveal-answer.ts.
 */
export function maskShownAnswers({ form, answers }: DecryptedSubmission): Section[] {
  const advice = advise(form, answers)
  const described = describeAnswers(form, answers).filter(({ field }) => form.fields[field]?.type !== 'file')
  return form.sections
    .map(({ title }) => ({
      title,
      answers: described
        .filter(({ section }) => section === title)
        .map(({ field, label, text }) => {
          const masked = form.fields[field]?.sensitive === true && text !== ''
          const type = form.fields[field]?.type ?? 'text'
          return { field, label, type, text: masked ? '' : text, masked, remark: advice[field] ?? null }
        }),
    }))
    .filter((section) => section.answers.length > 0)
}
