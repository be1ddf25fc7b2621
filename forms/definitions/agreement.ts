import type { CheckboxField, LinkedText, Retention, Rule } from '../engine/define-form.ts'
import { PACKS_URL } from './packs-url.ts'

/**
 * Version of the terms and the privacy policy that visitors agree to: in force from February 2024 (specification §2).
 */
export const TEXTS_VERSION = '2024-02'

/** Specification §9: data is retained for the business relationship plus 5 years. */
export const FIVE_YEARS_AFTER_RELATIONSHIP: Retention = { years: 5, from: 'relationship-end' }

/** These forms alone establish no business relationship, so the 5 years start when they are received. */
export const FIVE_YEARS_AFTER_RECEIPT: Retention = { years: 5, from: 'received' }

/** Below the title of a section that has only the checkbox for the terms. */
export const TEXTS_HINT = 'Both texts open in a new tab.'

/** Of both installation forms: the shop sells the packs. */
export const PACK_IS_BOUGHT_APART: LinkedText = {
  text: 'This form does not order the pack. You buy it in our shop.',
  links: [{ text: 'our shop', address: PACKS_URL }],
}

/** The checkbox for the terms and the privacy policy; each form has its own message. */
export function termsAgreed(rules: readonly Rule[]): CheckboxField {
  return {
    type: 'checkbox',
    label: 'I agree to the Terms and Conditions and the Privacy Policy.',
    links: [
      { text: 'Terms and Conditions', address: '/terms' },
      { text: 'Privacy Policy', address: '/privacy-policy' },
    ],
    rules,
  }
}

/** The checkbox for consent to store the answers; `purpose` completes the sentence. */
export function consentGiven(purpose: string, rules: readonly Rule[]): CheckboxField {
  return {
    type: 'checkbox',
    label: `I consent to Beam Wallet storing the information in this form ${purpose}.`,
    rules,
  }
}
