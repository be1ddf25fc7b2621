import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { Storage } from '../storage/storage.ts'
import { decryptAnswers } from './encrypted-answers.ts'

/** A decrypted submission: its answers as given, and the version of the form that was answered, without its rules. */
export interface DecryptedSubmission extends Omit<StoredSubmission, 'answers' | 'form' | 'formVersion'> {
  readonly form: FormDefinition
  readonly answers: Answers
}

/** Reads the form of a submission as it was asked; caches them. */
export function createFormReader(storage: Storage) {
  const definitions = new Map<string, FormDefinition>()

  return async function formOf(
    submission: Pick<StoredSubmission, 'formVersion' | 'reference'>,
  ): Promise<FormDefinition> {
    const known = definitions.get(submission.formVersion)
    if (known) return known
    const text = await storage.readFormVersion(submission.formVersion)
    if (text === undefined) throw new Error(`The form version of ${submission.reference} is not stored.`)
    const form = JSON.parse(text) as FormDefinition
    definitions.set(submission.formVersion, form)
    return form
  }
}

export type FormReader = ReturnType<typeof createFormReader>

/** Decrypts submissions. */
export function createSubmissionDecrypter(
  storage: Storage,
  keys: DataKeys,
  formOf: FormReader = createFormReader(storage),
) {
  return async function decryptSubmission(submission: StoredSubmission): Promise<DecryptedSubmission> {
    const form = await formOf(submission)
    return { ...submission, form, answers: decryptAnswers(keys, submission.id, submission.answers) }
  }
}

export type SubmissionDecrypter = ReturnType<typeof createSubmissionDecrypter>
