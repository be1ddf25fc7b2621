import type { Outcome } from './outcome.ts'

/** By form name. It outlives the form that sent it: a visitor may leave the page while it is sent, and return. */
const pending = new Map<string, Promise<Outcome>>()

/** The submission of a form that is under way in this document, or whose outcome has not been shown yet. */
export function pendingSubmission(formName: string): Promise<Outcome> | undefined {
  return pending.get(formName)
}

/** Call it when the form is sent. */
export function setPendingSubmission(formName: string, submission: Promise<Outcome>) {
  pending.set(formName, submission)
}

/** Call it when the outcome is shown. */
export function clearPendingSubmission(formName: string) {
  pending.delete(formName)
}
