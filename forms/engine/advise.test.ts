import { expect, test } from 'vitest'
import { formNamed } from '../all-forms.ts'
import { filledAnswers } from '../testing/filled-answers.ts'
import { advise, adviseField } from './advise.ts'
import type { Field } from './form-definition.ts'
import { validate } from './validate.ts'

const installation = formNamed('installation')!

test.each([
  ['iban', 'PT50 0002 0123 1234 5678 9015 4', undefined],
  ['iban', 'pt50000201231234567890154', undefined],
  ['iban', 'PT50 0002 0123 1234 5678 9015 5', 'Check this IBAN: its check digits do not match'],
  ['iban', 'PT50 0002', 'Check this IBAN: PT has 25 characters, this has 8'],
  [
    'iban',
    'PT50 0002 0123 1234 5678 9015 X',
    'Check this IBAN: it contains characters that are not allowed in an IBAN',
  ],
  ['iban', 'US12 3456', 'Check this IBAN: it should start with the two letters of a country that uses IBANs'],
  ['swiftCode', 'BCOMPTPL', undefined],
  ['swiftCode', 'bcomptplxxx', undefined],
  ['swiftCode', 'BCOMPT', 'Check this code: it should have 8 or 11 characters'],
  ['swiftCode', '12345678', 'Check this code: it does not look like a SWIFT code'],
  ['vatNumber', '501964843', undefined],
  ['vatNumber', 'PT 501 964 843', undefined],
  ['vatNumber', '501964844', 'Check this number: as a Portuguese NIF, its check digit does not match'],
  ['vatNumber', 'PT501964844', 'Check this number: its check digit does not match'],
  ['vatNumber', 'PT5019', 'Check this number: it does not look like a VAT number'],
  [
    'vatNumber',
    '5019',
    'Check this number: a Portuguese NIF has 9 digits. For another country, start with its letters',
  ],
  ['vatNumber', 'DE811907980', undefined],
  ['vatNumber', 'EL094259216', undefined],
  ['vatNumber', 'GR094259216', undefined],
  ['vatNumber', 'NO 995 525 828 MVA', undefined],
  ['vatNumber', 'JP123', undefined],
  ['businessPhone', '912 345 678', undefined],
  ['businessPhone', '+44 20 7946 0000', undefined],
  ['businessPhone', '12345', 'Check this number: Portuguese numbers have 9 digits'],
  [
    'businessPhone',
    'call me',
    'Check this number: it contains characters that are not allowed in a phone number',
  ],
  ['businessPhone', '+12', 'Check this number: it should have 7 to 15 digits'],
])('%s %s: %s', (field, answer, advice) => {
  expect(advise(installation, { [field]: answer })[field]).toBe(advice)
})

test.each([
  ['912 345 678', 'Check this number: it should start with the country code, such as 351'],
  ['351 912 345 678', undefined],
  ['+351 912 345 678', undefined],
  ['376 312 345', undefined],
])('after a plus, %s: %s', (phoneNumber, advice) => {
  expect(advise(formNamed('local-partner')!, { phoneNumber })['phoneNumber']).toBe(advice)
})

/** Examples of the IBAN registry, those of the longest, shortest and oddest included. */
const IBANS = [
  'NO9386011117947',
  'BE68539007547034',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'BR1800360305000010009795493C1',
  'SC18SSCB11010000000000001497USD',
  'AE070331234567890123456',
  'MA64011519000001205000534921',
  'LC55HEMM000100010012001200023015',
]

test.each(IBANS)('%s is an IBAN', (iban) => {
  expect(advise(installation, { iban })).toEqual({})
})

test('advice never blocks, and an empty answer gets none', () => {
  const wrong = {
    ...filledAnswers(installation),
    iban: 'x',
    vatNumber: '12',
    businessPhone: 'x',
    swiftCode: 'x',
  }
  expect(Object.keys(advise(installation, wrong))).toEqual([
    'vatNumber',
    'businessPhone',
    'iban',
    'swiftCode',
  ])
  expect(validate(installation, wrong)).toEqual({})
  expect(advise(installation, { iban: '', vatNumber: ' ' })).toEqual({})
})

test('T6 and T77: an answer that is too long gets no advice, so its length costs nothing', () => {
  const iban: Field = { type: 'text', label: 'IBAN', rules: [], advice: 'iban', inputLimit: 34 }
  const before = process.threadCpuUsage()
  for (const answer of ['0'.repeat(100_000), `PT${'0'.repeat(100_000)}`, `DE${'A'.repeat(100_000)}`])
    for (const advice of ['iban', 'bic', 'vat', 'phone'] as const)
      expect(adviseField({ ...iban, advice }, answer)).toBe('')
  expect(process.threadCpuUsage(before).user).toBeLessThan(400_000)
})
