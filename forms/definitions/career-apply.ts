import { defineForm } from '../engine/define-form.ts'
import { emailAddress } from '../engine/rules.ts'
import { FIVE_YEARS_AFTER_RECEIPT, TEXTS_VERSION } from './agreement.ts'
import { askingWith } from './asking.ts'
import { COUNTRY, EMAIL, FAMILY_NAME, GIVEN_NAME } from './usual-fields.ts'

const { needed } = askingWith('is required')

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
        firstName: { ...GIVEN_NAME, ...needed('First name') },
        lastName: { ...FAMILY_NAME, ...needed('Last name') },
        country: { ...COUNTRY, ...needed('Country') },
        email: {
          ...EMAIL,
          ...needed('Email', emailAddress('Invalid email format.')),
          hint: 'We write to this address when a position suits you.',
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
