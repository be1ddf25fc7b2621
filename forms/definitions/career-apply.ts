import { defineForm } from '../engine/define-form.ts'
import { emailAddress } from '../engine/rules.ts'
import { FIVE_YEARS_AFTER_RECEIPT, TEXTS_VERSION } from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import { COUNTRY, EMAIL, FAMILY_NAME, GIVEN_NAME } from './shared-fields.ts'

const { requiredField } = fieldRequirements('is required')

/** The specification defines only the message of the email; the others follow those of its other short forms. */
export const careerApplyForm = defineForm({
  name: 'career-apply',
  title: 'Career sign-up',
  endpoint: '/api/career-apply',
  page: '/careers/discover-your-future-with-beam-wallet',
  sections: [
    {
      title: 'Sign up',
      fields: {
        firstName: { ...GIVEN_NAME, ...requiredField('First name') },
        lastName: { ...FAMILY_NAME, ...requiredField('Last name') },
        country: { ...COUNTRY, ...requiredField('Country') },
        email: {
          ...EMAIL,
          ...requiredField('Email', emailAddress('Invalid email format.')),
        },
      },
    },
  ],
  submit: { idle: 'Sign up', busy: 'Submitting...' },
  success: [
    'Thank you for signing up!',
    "We've received your details and will contact you when a position suits you.",
  ],
  afterwards: {
    steps: [
      'Your details go to our recruiting team.',
      'We email you when a position fits. You do not need to do anything until then.',
    ],
    link: { text: 'See open positions', address: '/careers' },
  },
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
