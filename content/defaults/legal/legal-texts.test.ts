import { describe, expect, it } from 'vitest'
import { documentText } from '../../testing/document-text.ts'
import { privacyPolicy } from '../pages/privacy-policy.ts'
import { terms } from '../pages/terms.ts'

const termsWords = documentText(terms.blocks)
const privacyWords = documentText(privacyPolicy.blocks)

describe('the terms hold what the specification says', () => {
  it.each([
    'In force from February 2024',
    'at least five business days’ notice before it takes effect',
    'report it to us within seven days',
    'within five business days, to the payment method with which the transaction was originally made',
    'You buy credits with a payment method',
    'when the payment method authorizes the payment',
    'After authorization, the payment cannot be revoked',
    'must be raised within one month of the day on which you learned of the facts',
    'within 30 days of being raised is decided by arbitration, with one arbitrator',
    'The seat is Lisbon and the language is English',
    'have exclusive competence',
    'Portuguese law governs these terms',
    'A notice by email is deemed delivered the next day',
    'A notice by postal mail is deemed delivered on the third day',
    'You may not assign these terms',
    'We may refuse any transaction. We may suspend, limit, or close an account',
    'at least 18 years old',
    'up to 10 bank cards',
    'we debit a small amount and then refund it',
    'no expiry and no geographic limit',
    'Partner campaigns are temporary',
    '€ for a physical store, which needs internet access',
    '€ for an online store, which needs the e-commerce plugin',
  ])('%s', (words) => {
    expect(termsWords.includes(words)).toBe(true)
  })

  it.each([
    'Account:',
    'Account holder:',
    'Participating establishments:',
    'Credits:',
    'Loyalty credits:',
    'Vouchers:',
    'Transaction:',
    'Reversal or refund:',
    'Bank card:',
    'Payment method:',
    'Identity proof (KYC):',
  ])('they define %s', (term) => {
    expect(termsWords.includes(term)).toBe(true)
  })

  it('leave no reference without its number', () => {
    expect(termsWords + privacyWords).not.toMatch(/[{}]/)
  })

  it.each([
    ['See clause\u00a013 for when value is returned to you', 'Reversals and refunds'],
    ['as described in clause\u00a018', 'Closing your account'],
    ['we may act as described in clause\u00a017', 'Refusal, suspension, and closure'],
    ['such as those in clause\u00a024', 'Complaints and consumer bodies'],
    ['The rules for merchants are in clause\u00a015', 'Participating establishments'],
  ])('“%s” leads to %s', (reference, title) => {
    expect(termsWords).toContain(reference)
    const number = Number(/clause\u00a0(\d+)/.exec(reference)?.[1])
    expect(legalTitles()[number - 1]).toBe(title)
  })
})

describe('the privacy policy holds what the specification says', () => {
  it.each([
    'for as long as our relationship with you lasts, plus 5 years',
    'We do not knowingly serve minors under 18',
    'cookie-consent',
    '“accepted” or “declined”',
  ])('%s', (words) => {
    expect(privacyWords.includes(words)).toBe(true)
  })
})

function legalTitles(): string[] {
  return terms.blocks.flatMap((block) =>
    block.block === 'legal-text' ? block.clauses.map(({ title }) => title) : [],
  )
}
