import type { Answers } from '@beam/forms/engine/form-definition.ts'
import type { FormSession } from './form-session.ts'

/**
 * Creates the idempotency key that a submission is sent with: equal for equal answers of one form session. The backend
 * detects duplicates by it.
 */
export function createSubmissionKey({ id }: FormSession, answers: Answers): string {
  return id + hash(JSON.stringify(answers, fileFingerprint))
}

function fileFingerprint(_: string, answer: unknown): unknown {
  return answer instanceof File ? [answer.name, answer.size, answer.lastModified] : answer
}

/** FNV-1a, 64 bits. It only has to distinguish a few submissions of one session. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index++)
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  return value.toString(16).padStart(16, '0')
}
