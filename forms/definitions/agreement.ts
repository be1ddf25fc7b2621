import type { CheckboxField, Retention, Rule } from '../engine/define-form.ts'

/** Version of the terms and the privacy policy that people agree to: in force from February 2024 (specification §2). */
export const TEXTS_VERSION = '2024-02'

/** Specification §9: data is kept for the relationship plus 5 years. */
export const FIVE_YEARS_AFTER_RELATIONSHIP: Retention = { years: 5, from: 'relationship-end' }

/** No relationship follows from these forms alone, so the 5 years begin when they are received. */
export const FIVE_YEARS_AFTER_RECEIPT: Retention = { years: 5, from: 'received' }

/** The box for the terms and the privacy policy; each form words its own rules. */
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

/** The box for keeping what was sent; `purpose` ends the sentence. */
export function consentGiven(purpose: string, rules: readonly Rule[]): CheckboxField {
  return {
    type: 'checkbox',
    label: `I consent to Beam storing the information in this form ${purpose}.`,
    rules,
  }
}
