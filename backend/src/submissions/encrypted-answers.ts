import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import { associatedData } from '../keys/associated-data.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import { encrypt, decrypt } from '../keys/encrypt.ts'

/** The key is stored in databases and must stay. */
interface EncryptedAnswer {
  readonly sealed: string
}

/** The answers as JSON for storage: those of sensitive fields are stored encrypted as an `EncryptedAnswer`. */
export function encryptAnswers(
  keys: DataKeys,
  form: FormDefinition,
  submissionId: string,
  answers: Answers,
): string {
  const stored: Record<string, unknown> = {}
  for (const [name, answer] of Object.entries(answers)) {
    const hide = form.fields[name]?.sensitive && typeof answer === 'string' && answer !== ''
    stored[name] = hide
      ? { sealed: encrypt(keys.current, associatedData(submissionId, name), answer) }
      : answer
  }
  return JSON.stringify(stored)
}

/** The answers as they were given; one whose key is missing reads '(encrypted, its key is missing)'. */
export function decryptAnswers(keys: DataKeys, submissionId: string, stored: string): Answers {
  const answers = JSON.parse(stored) as Record<string, Answers[string] | EncryptedAnswer>
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      decryptAnswer(keys, associatedData(submissionId, name), answer),
    ]),
  )
}

/** The answers that are not encrypted: what lists show needs no key. */
export function plainAnswers(stored: string): Answers {
  const answers = JSON.parse(stored) as Record<string, Answers[string] | EncryptedAnswer>
  const plain = Object.entries(answers).filter(([, answer]) => !isEncrypted(answer))
  return Object.fromEntries(plain) as Answers
}

function isEncrypted(answer: Answers[string] | EncryptedAnswer): answer is EncryptedAnswer {
  return typeof answer === 'object' && 'sealed' in answer
}

function decryptAnswer(
  keys: DataKeys,
  at: string,
  answer: Answers[string] | EncryptedAnswer,
): Answers[string] {
  if (!isEncrypted(answer)) return answer
  return decrypt(keys, at, answer.sealed) ?? '(encrypted, its key is missing)'
}
