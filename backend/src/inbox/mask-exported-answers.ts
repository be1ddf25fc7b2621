import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'

const MASKED = '(hidden)'

/**
 * The submission without its sensitive answers: where there is one, an export says that it is hidden. On screen:
 * mask-shown-answers.ts.
 */
export function maskExportedAnswers(submission: DecryptedSubmission): DecryptedSubmission {
  const { form, answers } = submission
  const shown = Object.entries(answers).map(([name, answer]) => {
    const isMasked = form.fields[name]?.sensitive === true && answer !== '' && answer !== undefined
    return [name, isMasked ? MASKED : answer] as const
  })
  return { ...submission, answers: Object.fromEntries(shown) }
}
