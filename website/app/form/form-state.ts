import type { PostedForm, ReadReceipt } from './posted-form.ts'

/** What a page knows about its form before anybody touches it: nothing, an earlier try without JavaScript, or its success. */
export type FormState =
  | { readonly kind: 'fresh' }
  | {
      readonly kind: 'resubmitted'
      /** What was typed, as it was typed; files cannot be kept. */
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

/** What stands in the general place: one message, '' for none; or a list that the server sent, be it of one. */
export type FormError = string | readonly string[]

export const FRESH: FormState = { kind: 'fresh' }

/** A reference as the backend gives it: letters and digits, in groups joined by hyphens. */
const REFERENCE = /^[A-Z0-9]{2,16}(?:-[A-Z0-9]{2,16}){0,4}$/u

export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}

/**
 * The state that a page's address tells: `?sent=<receipt>` after a post without JavaScript. Only a receipt that was
 * signed for this page gives thanks.
 */
export function stateFromAddress(url: URL, readReceipt: ReadReceipt): FormState {
  const receipt = url.searchParams.get('sent')
  const reference = receipt === null ? null : readReceipt(url.pathname, receipt)
  return isReference(reference) ? { kind: 'sent', reference } : FRESH
}

/** The state after a post without JavaScript that was not stored. */
export function stateAfterPost(posted: PostedForm): FormState {
  const { answers, errors, message, advice, filesLost } = posted
  return { kind: 'resubmitted', answers, errors, formError: message, advice, filesLost }
}
