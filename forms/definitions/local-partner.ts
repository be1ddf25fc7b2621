import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress } from '../engine/rules.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import { postalAddress } from './postal-address.ts'
import { COMPANY_NAME, FAMILY_NAME, GIVEN_NAME, PHONE, REPLY_EMAIL, VAT_NUMBER } from './shared-fields.ts'

const requirements = fieldRequirements('is required.')
const { requiredField } = requirements

export const localPartnerForm = defineForm({
  name: 'local-partner',
  title: 'Local Partners Form',
  endpoint: '/api/local-partner',
  page: '/lp-form',
  sections: [
    {
      title: 'About you',
      hint: 'How we reach you about your application.',
      fields: {
        firstName: { ...GIVEN_NAME, ...requiredField('First Name') },
        lastName: { ...FAMILY_NAME, ...requiredField('Last Name') },
        email: {
          ...REPLY_EMAIL,
          ...requiredField('Email', emailAddress('Please enter a valid email address.')),
        },
        phoneNumber: {
          ...PHONE,
          ...requiredField('Phone Number'),
          hint: 'Country code after the +: 351 912 345 678.',
          prefix: '+',
        },
      },
    },
    {
      title: 'Your company',
      hint: 'The company that would work with us, and where it is.',
      fields: {
        companyName: { ...COMPANY_NAME, ...requiredField('Company Name'), hint: 'As it is registered.' },
        companyVAT: {
          ...VAT_NUMBER,
          ...requiredField('Company VAT'),
        },
        ...postalAddress(requirements, 'optional'),
      },
    },
    {
      title: 'Agreement',
      hint: 'We need both to handle your application.',
      fields: {
        termsAgreed: termsAgreed([accepted('You must agree to the terms and conditions.')]),
        consentGiven: consentGiven('to consider my application', [
          accepted('You must provide consent to store your information.'),
        ]),
      },
    },
  ],
  submit: { idle: 'Send application', busy: 'Submitting...' },
  success: [
    'Thank you for your interest in becoming a local partner!',
    "We've received your application and will get back to you shortly.",
  ],
  afterwards: {
    steps: ['We review your company and its location.', 'We contact you to discuss the role.'],
    link: { text: 'Read what a local partner does', address: '/local-partners' },
  },
  failure: {
    invalid: '',
    rejected: 'Form submission failed.',
    unreachable: 'Network error. Please try again.',
    place: 'above-button',
  },
  guided: false,
  retention: FIVE_YEARS_AFTER_RELATIONSHIP,
  replyTo: 'email',
  textsVersion: TEXTS_VERSION,
})
