import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress, pdfFile, required } from '../engine/rules.ts'
import { POSITION_AREAS } from '../options/position-areas.ts'
import { FIVE_YEARS_AFTER_RECEIPT, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import { EMAIL, FAMILY_NAME, GIVEN_NAME, PHONE } from './shared-fields.ts'

const { requiredField, optionalField } = fieldRequirements('is required')

const pdf = {
  type: 'file',
  accept: 'application/pdf',
  maxMegabytes: 5,
  optional: true,
  neverDrafted: true,
  rules: [pdfFile('Only PDF files are allowed')],
} as const

export const applyForm = defineForm({
  name: 'apply',
  title: 'Spontaneous application',
  endpoint: '/api/apply',
  page: '/careers/spontaneous-application',
  sections: [
    {
      title: 'About you',
      hint: 'So that we can reach you.',
      fields: {
        firstName: { ...GIVEN_NAME, ...requiredField('First name') },
        lastName: { ...FAMILY_NAME, ...requiredField('Last name') },
        email: {
          ...EMAIL,
          label: 'Email',
          hint: 'If a position fits, we write to this address.',
          rules: [required('Valid email is required'), emailAddress('Valid email is required')],
        },
        phone: { ...PHONE, ...optionalField('Phone') },
        location: {
          type: 'text',
          ...optionalField('Location'),
          hint: 'Where you live, or would like to work.',
          autocomplete: 'address-level2',
        },
      },
    },
    {
      title: 'Your application',
      hint: 'What you do, and where you would fit.',
      fields: {
        positionArea: {
          type: 'select',
          label: 'Position area',
          options: POSITION_AREAS,
          initial: 'Design',
          rules: [],
        },
        additionalInfo: {
          type: 'textarea',
          ...optionalField('Additional information'),
          hint: 'What you would like to do, your skills, and links to your work.',
        },
        cv: { ...pdf, label: 'CV', half: true },
        coverLetter: { ...pdf, label: 'Cover letter', half: true },
      },
    },
    {
      title: 'Agreement',
      hint: 'You can withdraw your consent at any time.',
      fields: {
        termsAgreed: termsAgreed([accepted('You must agree to the terms')]),
        consentGiven: consentGiven('to consider my application', [accepted('Consent is required to submit')]),
      },
    },
  ],
  submit: { idle: 'Send application', busy: 'Submitting...' },
  success: [
    'Thank you for your application!',
    "We've received your information and will review your application soon.",
  ],
  afterwards: {
    steps: [
      'Our recruiting team reads your application.',
      'If there is a suitable position, we contact you about the next step.',
    ],
    link: { text: 'See open positions', address: '/careers' },
  },
  failure: {
    invalid: '',
    rejected: 'Failed to submit the form. Please try again.',
    unreachable: 'Network error. Please try again later.',
    place: 'above-button',
  },
  guided: false,
  retention: FIVE_YEARS_AFTER_RECEIPT,
  replyTo: 'email',
  textsVersion: TEXTS_VERSION,
})
