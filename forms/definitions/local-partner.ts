import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress } from '../engine/rules.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'
import { askingWith } from './asking.ts'
import { postalAddress } from './postal-address.ts'
import { COMPANY_NAME, FAMILY_NAME, GIVEN_NAME, PHONE, REPLY_EMAIL, VAT_NUMBER } from './usual-fields.ts'

const asking = askingWith('is required.')
const { needed } = asking

export const localPartnerForm = defineForm({
  name: 'local-partner',
  title: 'Local Partners Form',
  endpoint: '/api/local-partner',
  page: '/lp-form',
  sections: [
    {
      title: 'About you',
      fields: {
        firstName: { ...GIVEN_NAME, ...needed('First Name') },
        lastName: { ...FAMILY_NAME, ...needed('Last Name') },
        email: {
          ...REPLY_EMAIL,
          ...needed('Email', emailAddress('Please enter a valid email address.')),
        },
        phoneNumber: {
          ...PHONE,
          ...needed('Phone Number'),
          hint: 'Country code first, e.g. 351 912 345 678.',
          prefix: '+',
        },
      },
    },
    {
      title: 'Your company',
      fields: {
        companyName: { ...COMPANY_NAME, ...needed('Company Name') },
        companyVAT: {
          ...VAT_NUMBER,
          ...needed('Company VAT'),
          hint: 'With the country letters when outside Portugal.',
        },
        ...postalAddress(asking, 'welcome'),
      },
    },
    {
      title: 'Agreement',
      fields: {
        termsAgreed: termsAgreed([accepted('You must agree to the terms and conditions.')]),
        consentGiven: consentGiven('to answer my request', [
          accepted('You must provide consent to store your information.'),
        ]),
      },
    },
  ],
  submit: { idle: 'Send request', busy: 'Submitting...' },
  success: [
    'Thank you for wanting to become a local partner!',
    "We've received your request and will get back to you shortly.",
  ],
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
