import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { DecryptedSubmission } from '../src/submissions/submission-decrypter.ts'

/** A decrypted submission as recipients see it. */
export function decryptedExample(form: FormDefinition, answers: Answers = {}): DecryptedSubmission {
  return {
    seq: 1,
    id: '01a1f8b3-65bc-7129-8f49-f38130fc0fee',
    reference: 'BW-2345-6789A',
    form,
    receivedAt: Date.UTC(2026, 10, 20, 11, 24),
    status: 'new',
    reasons: [],
    dueOn: null,
    version: 0,
    assignee: null,
    answeredAt: null,
    answers: { ...filledAnswers(form), ...answers },
  }
}
