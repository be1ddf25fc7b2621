import { expect, test } from 'vitest'
import { formNamed } from '../all-forms.ts'
import type { ChoiceField, Field, TextField } from '../engine/define-form.ts'

/** Specification §3: the exact fields of each form; '?' marks the optional ones. */
const FIELDS: Record<string, string> = {
  apply:
    'firstName lastName email phone? location? positionArea additionalInfo? cv? coverLetter? termsAgreed consentGiven',
  contact: 'subject firstName lastName email message termsAgreed consentGiven',
  installation:
    'companyName vatNumber address zipCode businessPhone businessEmail storeName businessSector storeWebsite? certificateCode? iban bankName? swiftCode? contactName contactLastName contactEmail contactPhone contactRole? publicEmail publicPhone openingTime? closingTime? shortDescription longDescription? facebook? instagram? otherSocial? cashbackPercentage installationAddress termsAgreed',
  'os-installation':
    'responsiblePersonFirstName responsiblePersonLastName legalName vatId companyContactPhone companyContactEmail addressLine1 addressLine2? city state? zipCode country publicName publicEmail publicPhoneMobile shortDescription longDescription? facebook? instagram? otherSocial? storeWebsite onlineStorePlatform cashbackPercentage bankName iban swiftCode termsAgreed',
  investor:
    'firstName lastName email country phoneNumber companyName companyRole companyWebsite? postalCode? vatNifNumber? amountToInvest currency message termsAgreed consentGiven',
  'local-partner':
    'firstName lastName email phoneNumber companyName companyVAT addressLine1 addressLine2? city state? zipCode? country termsAgreed consentGiven',
  'career-apply': 'firstName lastName country email',
}

test.each(Object.entries(FIELDS))('%s has the fields of the specification', (name, list) => {
  const fields = Object.entries(formNamed(name)!.fields)
  const names = fields.map(([field, { optional }]) => (optional ? `${field}?` : field))
  expect(names.toSorted()).toEqual(list.split(' ').toSorted())
})

test.each([
  ['contact', 'subject', ['General Information', 'Investors', 'Local Partners', 'Recruiting', 'Support']],
  ['apply', 'positionArea', ['Design', 'Marketing', 'Business', 'Software Development']],
  ['os-installation', 'onlineStorePlatform', ['woocommerce', 'prestashop']],
  ['installation', 'cashbackPercentage', ['10', '15', '20', '25', '30', '35', '40', '45', '50']],
  ['os-installation', 'cashbackPercentage', ['15', '20', '25', '30', '35', '40', '45', '50']],
  ['investor', 'amountToInvest', ['100k+', '1m+', '10m+', '50m+']],
  ['investor', 'currency', ['USD', 'EUR', 'GBP']],
])('%s has for %s the options of the specification', (form, field, values) => {
  expect(choice(form, field).options.map(({ value }) => value)).toEqual(values)
})

test('options have the labels of the specification', () => {
  expect(labels('apply', 'positionArea')).toContain('Business Development')
  expect(labels('investor', 'amountToInvest')).toEqual([
    '100.000€ or more',
    '1.000.000€ or more',
    '10.000.000€ or more',
    '50.000.000€ or more',
  ])
  expect(labels('investor', 'currency')).toEqual(['USD (Dollar)', 'EUR (Euro)', 'GBP (Pound)'])
})

test('the default subject is Support, the default position area Design', () => {
  expect(choice('contact', 'subject').initial).toBe('Support')
  expect(choice('apply', 'positionArea').initial).toBe('Design')
})

test.each([
  ['contact', 'firstName', 50],
  ['contact', 'lastName', 50],
  ['installation', 'shortDescription', 30],
  ['installation', 'longDescription', 150],
  ['os-installation', 'shortDescription', 30],
  ['os-installation', 'longDescription', 150],
  ['investor', 'message', 1000],
  ['contact', 'message', undefined],
])('%s: the input limit of %s is %s', (form, field, limit) => {
  expect(text(form, field).inputLimit).toBe(limit)
})

test('the contact message counts to 1000 and is highlighted above 900', () => {
  expect(text('contact', 'message').counter).toEqual({ limit: 1000, highlightAbove: 900 })
})

test('the three phones of a physical store have the prefix +351, the local partner’s a plus sign', () => {
  const phones = ['businessPhone', 'contactPhone', 'publicPhone']
  expect(phones.map((field) => text('installation', field).prefix)).toEqual(['+351', '+351', '+351'])
  expect(text('local-partner', 'phoneNumber').prefix).toBe('+')
})

test('bank and tax numbers are sensitive, and drafts contain no IBAN, access code or file', () => {
  expect(marked('sensitive')).toEqual(expect.arrayContaining(['installation.iban', 'os-installation.vatId']))
  expect(marked('neverDrafted')).toEqual([
    'apply.cv',
    'apply.coverLetter',
    'installation.certificateCode',
    'installation.iban',
    'os-installation.iban',
  ])
})

function fieldOf(form: string, name: string): Field {
  return formNamed(form)!.fields[name]!
}
function text(form: string, name: string): TextField {
  return fieldOf(form, name) as TextField
}
function choice(form: string, name: string): ChoiceField {
  return fieldOf(form, name) as ChoiceField
}
function labels(form: string, name: string) {
  return choice(form, name).options.map(({ label }) => label)
}
function marked(mark: 'sensitive' | 'neverDrafted'): string[] {
  return Object.keys(FIELDS).flatMap((form) =>
    Object.entries(formNamed(form)!.fields).flatMap(([name, field]) =>
      field[mark] ? [`${form}.${name}`] : [],
    ),
  )
}
