import { defineForm } from '../engine/define-form.ts'
import { emailAddress, phoneNumber } from '../engine/rules.ts'
import { CURRENCIES, INVESTMENT_AMOUNTS } from '../options/investment.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import {
  COMPANY_NAME,
  COUNTRY,
  FAMILY_NAME,
  GIVEN_NAME,
  PHONE,
  POSTAL_CODE,
  REPLY_EMAIL,
  ROLE,
  VAT_NUMBER,
  WEBSITE,
} from './shared-fields.ts'

const { requiredField, optionalField } = fieldRequirements('is required.')

export const investorForm = defineForm({
  name: 'investor',
  title: 'Investors Form',
  endpoint: '/api/investor',
  page: '/investors-form',
  sections: [
    {
      title: 'About you',
      hint: 'The person we contact.',
      fields: {
        firstName: { ...GIVEN_NAME, ...requiredField('First Name') },
        lastName: { ...FAMILY_NAME, ...requiredField('Last Name') },
        email: {
          ...REPLY_EMAIL,
          ...requiredField('Email', emailAddress('Invalid email format.')),
        },
        phoneNumber: {
          ...PHONE,
          ...requiredField('Phone Number', phoneNumber('Invalid phone number format.')),
        },
        country: { ...COUNTRY, ...requiredField('Country') },
        postalCode: { ...POSTAL_CODE, ...optionalField('Postal Code') },
      },
    },
    {
      title: 'Your company',
      hint: 'The company you represent.',
      fields: {
        companyName: { ...COMPANY_NAME, ...requiredField('Company Name') },
        companyRole: { ...ROLE, ...requiredField('Company Role') },
        companyWebsite: { ...WEBSITE, ...optionalField('Company Website'), half: true },
        vatNifNumber: { ...VAT_NUMBER, ...optionalField('VAT/NIF Number') },
      },
    },
    {
      title: 'Your investment',
      hint: 'Choose a range. Your choice is not binding.',
      fields: {
        amountToInvest: {
          type: 'select',
          ...requiredField('Amount To Invest'),
          options: INVESTMENT_AMOUNTS,
          placeholder: 'Select an amount',
          half: true,
        },
        currency: {
          type: 'select',
          ...requiredField('Currency'),
          options: CURRENCIES,
          placeholder: 'Select a currency',
          half: true,
        },
        message: {
          type: 'textarea',
          ...requiredField('Message'),
          hint: 'What you would like to discuss. If you also offer technology, say what it does and where it could fit.',
          inputLimit: 1000,
          counter: { limit: 1000 },
        },
      },
    },
    {
      title: 'Agreement',
      hint: 'We need both agreements to store and answer your request.',
      fields: {
        termsAgreed: termsAgreed([]),
        consentGiven: consentGiven('to answer my request', []),
      },
    },
  ],
  submit: { idle: 'Send request', busy: 'Submitting...' },
  success: [
    'Thank you for your interest in investing!',
    "We've received your request and our investor team will get back to you shortly.",
  ],
  afterwards: {
    steps: [
      'Our investor team reads your request.',
      'The team replies by email. Nothing you sent commits you to invest.',
    ],
  },
  failure: {
    invalid: 'Please fix the errors in the form.',
    rejected: 'HTTP error! status: {status}',
    unreachable: 'Network error. Please try again.',
    place: 'above-button',
  },
  guided: false,
  retention: FIVE_YEARS_AFTER_RELATIONSHIP,
  replyTo: 'email',
  textsVersion: TEXTS_VERSION,
})
