import { defineForm } from '../engine/define-form.ts'
import { emailAddress, required } from '../engine/rules.ts'
import { COUNTRIES } from '../options/countries.ts'
import { FIVE_YEARS_AFTER_RECEIPT, TEXTS_VERSION } from './agreement.ts'

/** The specification names the required fields and no message but the e-mail's: ours speak like those of its other short forms. */
export const careerApplyForm = defineForm({
  name: 'career-apply',
  title: 'Career sign-up',
  endpoint: '/api/career-apply',
  page: '/careers/discover-your-future-with-beam-wallet',
  sections: [
    {
      title: 'Sign up',
      fields: {
        firstName: {
          type: 'text',
          label: 'First name',
          autocomplete: 'given-name',
          half: true,
          rules: [required('First name is required')],
        },
        lastName: {
          type: 'text',
          label: 'Last name',
          autocomplete: 'family-name',
          half: true,
          rules: [required('Last name is required')],
        },
        country: {
          type: 'select',
          label: 'Country',
          options: COUNTRIES,
          placeholder: 'Select a country',
          autocomplete: 'country-name',
          half: true,
          rules: [required('Country is required')],
        },
        email: {
          type: 'email',
          label: 'Email',
          hint: 'We write to this address when a position suits you.',
          autocomplete: 'email',
          half: true,
          rules: [required('Email is required'), emailAddress('Invalid email format.')],
        },
      },
    },
  ],
  submit: { idle: 'Sign up', busy: 'Submitting...' },
  success: [
    'Thank you for signing up!',
    "We've received your details and will write to you when a position suits you.",
  ],
  failure: {
    invalid: '',
    rejected: 'Form submission failed.',
    unreachable: 'Network error. Please try again.',
    place: 'above-button',
  },
  guided: false,
  retention: FIVE_YEARS_AFTER_RECEIPT,
  replyTo: 'email',
  textsVersion: TEXTS_VERSION,
})
