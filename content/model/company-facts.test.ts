import { expect, it } from 'vitest'
import { companyLines, companyLineText } from './company-facts.ts'

it('lists only facts that are filled in, in a fixed order', () => {
  const facts = { taxNumber: 'PT 000 000 000', legalName: ' Example, Lda. ', licenseEntry: '  ' }
  expect(companyLines(facts).map(companyLineText)).toEqual(['Example, Lda.', 'Tax number: PT 000 000 000'])
})

it.each([null, undefined, {}])('has none for %j', (facts) => {
  expect(companyLines(facts)).toEqual([])
})
