import type { PostedForm, ReadReceipt } from './posted-form.ts'

/** The initial state of a form: fresh, or after a submission without JavaScript: rejected with errors, or sent. */
export type FormState =
  | { readonly kind: 'fresh' }
  | {
      readonly kind: 'rejected'
      /** Answers as they were typed, without files. */
      readonly answers: Readonly<Record<string, string | boolean>>
      /** Messages by field, in field order. */
      readonly errors: Readonly<Record<string, string>>
      readonly formError: FormError
      /** Advice by field. */
      readonly advice: Readonly<Record<string, string>>
      /** Files were chosen and have to be chosen again. */
      readonly filesLost: boolean
    }
  | { readonly kind: 'sent'; readonly reference: string }

/** An error of the form as a whole: one message, '' for none; or a list from the server, even if it has one entry. */
export type FormError = string | readonly string[]

export const FRESH: FormState = { kind: 'fresh' }

/** A reference of the backend: letters and digits, in groups joined by hyphens. */
const REFERENCE = /^[A-Z0-9]{2,16}(?:-[A-Z0-9]{2,16}){0,4}$/u

/** Whether a value from outside looks like a reference of the backend. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}

/**
 * The state from a page's URL: `?sent=<receipt>` after a post without JavaScript. Only a receipt signed for this page
 * is accepted.
 */
export function stateFromUrl(url: URL, readReceipt: ReadReceipt): FormState {
  const receipt = url.searchParams.get('sent')
  const reference = receipt === null ? null : readReceipt(url.pathname, receipt)
  return isReference(reference) ? { kind: 'sent', reference } : FRESH
}

/** The state after a post without JavaScript that was not stored. */
export function stateAfterPost(posted: PostedForm): FormState {
  const { answers, errors, message, advice, filesLost } = posted
  return { kind: 'rejected', answers, errors, formError: message, advice, filesLost }
}
