import { describe, expect, test } from 'vitest'
import { formNamed } from '../all-forms.ts'
import { readAnswers } from '../engine/read-answers.ts'
import { validate } from '../engine/validate.ts'
import { filledAnswers } from '../testing/filled-answers.ts'

/** Copied literally from sections 5 and 8 of the specification: the message of each empty field. */
const EMPTY: Record<string, Record<string, string>> = {
  apply: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    termsAgreed: 'You must agree to the terms',
    consentGiven: 'Consent is required to submit',
  },
  contact: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    message: 'Message is required',
    termsAgreed: 'You must agree to the terms',
    consentGiven: 'Consent is required to submit',
  },
  installation: {
    companyName: 'Company Name is required',
    vatNumber: 'VAT Number is required',
    address: 'Address is required',
    zipCode: 'Zip Code is required',
    businessPhone: 'Business Phone is required',
    businessEmail: 'Business Email is required',
    storeName: 'Store Name is required',
    businessSector: 'Business Sector is required',
    iban: 'IBAN is required',
    contactName: 'Contact Name is required',
    contactLastName: 'Contact Last Name is required',
    contactEmail: 'Contact Email is required',
    contactPhone: 'Contact Phone is required',
    publicEmail: 'Public Email is required',
    publicPhone: 'Public Phone is required',
    shortDescription: 'Short Description is required',
    cashbackPercentage: 'Cashback Percentage is required',
    installationAddress: 'Installation Address is required',
    termsAgreed: 'You must agree to the terms',
  },
  'os-installation': {
    responsiblePersonFirstName: 'Responsible Person First Name is required.',
    responsiblePersonLastName: 'Responsible Person Last Name is required.',
    legalName: 'Legal Name is required.',
    vatId: 'VAT ID / Identification number is required.',
    companyContactPhone: 'Company Contact Phone is required.',
    companyContactEmail: 'Company Contact Email is required.',
    addressLine1: 'Address Line 1 is required.',
    city: 'City is required.',
    zipCode: 'Zip Code is required.',
    country: 'Country is required.',
    publicName: 'Public Name is required.',
    publicEmail: 'Public Email is required.',
    publicPhoneMobile: 'Public Phone/Mobile is required.',
    shortDescription: 'Short Description is required.',
    storeWebsite: 'Store Website is required.',
    onlineStorePlatform: 'Online Store Platform is required.',
    cashbackPercentage: 'Fixed Percentage of Cashback is required.',
    bankName: 'Bank Name is required.',
    iban: 'IBAN is required.',
    swiftCode: 'Swift Code is required.',
    termsAgreed: 'You must agree to the Terms and Conditions and Privacy Policy.',
  },
  investor: {
    firstName: 'First Name is required.',
    lastName: 'Last Name is required.',
    email: 'Email is required.',
    phoneNumber: 'Phone Number is required.',
    country: 'Country is required.',
    companyName: 'Company Name is required.',
    companyRole: 'Company Role is required.',
    amountToInvest: 'Amount To Invest is required.',
    currency: 'Currency is required.',
    message: 'Message is required.',
  },
  'local-partner': {
    firstName: 'First Name is required.',
    lastName: 'Last Name is required.',
    email: 'Email is required.',
    phoneNumber: 'Phone Number is required.',
    companyName: 'Company Name is required.',
    companyVAT: 'Company VAT is required.',
    addressLine1: 'Address Line 1 is required.',
    city: 'City is required.',
    country: 'Country is required.',
    termsAgreed: 'You must agree to the terms and conditions.',
    consentGiven: 'You must provide consent to store your information.',
  },
  'career-apply': {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    country: 'Country is required',
    email: 'Email is required',
  },
}

/** [form, field, invalid answer, message] */
const INVALID: [string, string, unknown, string][] = [
  ['apply', 'email', 'ana@example', 'Valid email is required'],
  ['apply', 'cv', { name: 'cv.docx', size: 9, type: 'application/msword' }, 'Only PDF files are allowed'],
  ['apply', 'coverLetter', { name: 'x.pdf', size: 9, type: 'text/html' }, 'Only PDF files are allowed'],
  ['contact', 'email', 'ana example.com', 'Valid email is required'],
  ['contact', 'message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
  ['installation', 'businessEmail', 'no', 'Invalid business email format.'],
  ['installation', 'contactEmail', 'no', 'Invalid contact email format.'],
  ['installation', 'publicEmail', 'no', 'Invalid public email format.'],
  ['os-installation', 'companyContactEmail', 'no', 'Invalid Company Contact Email format.'],
  ['os-installation', 'publicEmail', 'no', 'Invalid Public Email format.'],
  ['investor', 'email', 'no', 'Invalid email format.'],
  ['investor', 'phoneNumber', '912-345', 'Invalid phone number format.'],
  ['investor', 'phoneNumber', '351+912', 'Invalid phone number format.'],
  ['local-partner', 'email', 'no', 'Please enter a valid email address.'],
  ['career-apply', 'email', 'no', 'Invalid email format.'],
]

describe.each(Object.entries(EMPTY))('the form %s', (name, messages) => {
  const form = formNamed(name)!

  test('has exactly the messages of the specification for empty fields', () => {
    const read = readAnswers(form, {})
    expect(read.ok && validate(form, read.answers)).toEqual(messages)
  })

  test('treats white space as empty', () => {
    const blank = Object.fromEntries(Object.keys(form.fields).map((field) => [field, ' \t\u200B ']))
    const read = readAnswers(form, blankFiles(form.fields, blank))
    expect(read.ok && validate(form, read.answers)).toEqual(messages)
  })

  test('accepts valid answers', () => {
    expect(validate(form, filledAnswers(form))).toEqual({})
  })
})

test.each(INVALID)('%s: for %s, %j gives the message %s', (name, field, answer, message) => {
  const form = formNamed(name)!
  expect(validate(form, { ...filledAnswers(form), [field]: answer as string })).toEqual({ [field]: message })
})

test.each([
  ['apply', 'Submitting...'],
  ['contact', 'Sending...'],
])('%s has the busy label of specification §4', (name, busy) => {
  expect(formNamed(name)!.submit.busy).toBe(busy)
})

test.each([
  [
    'apply',
    "Thank you for your application! We've received your information and will review your application soon.",
  ],
  ['contact', "Thank you for contacting us! We've received your message and will get back to you shortly."],
])('%s has the success message of specification §8', (name, message) => {
  expect(formNamed(name)!.success.join(' ')).toBe(message)
})

test.each([
  ['apply', 'Failed to submit the form. Please try again.', 'Network error. Please try again later.'],
  ['contact', 'Failed to submit the form. Please try again.', 'Network error. Please try again later.'],
  ['installation', 'Form submission failed.', 'Network error. Please try again.'],
  ['os-installation', 'Form submission failed. Please try again.', 'Network error. Could not submit form.'],
  ['investor', 'HTTP error! status: {status}', 'Network error. Please try again.'],
  ['local-partner', 'Form submission failed.', 'Network error. Please try again.'],
  ['career-apply', 'Form submission failed.', 'Network error. Please try again.'],
])('%s has the failure messages of specification §8', (name, rejected, unreachable) => {
  expect(formNamed(name)!.failure).toMatchObject({ rejected, unreachable })
})

test('only the investor form has a general error message (specification §4)', () => {
  expect(formNamed('investor')!.failure.invalid).toBe('Please fix the errors in the form.')
  expect(formNamed('contact')!.failure.invalid).toBe('')
})

test('only the contact form shows failures above the form', () => {
  const above = Object.keys(EMPTY).filter((name) => formNamed(name)!.failure.place === 'above-form')
  expect(above).toEqual(['contact'])
})

test('terms and consent are optional in the investor form', () => {
  const form = formNamed('investor')!
  const answers = { ...filledAnswers(form), termsAgreed: false, consentGiven: false }
  expect(validate(form, answers)).toEqual({})
})

function blankFiles(fields: object, answers: Record<string, string>) {
  const files = Object.entries(fields).filter(([, field]) => field.type === 'file')
  return { ...answers, ...Object.fromEntries(files.map(([name]) => [name, ''])) }
}
