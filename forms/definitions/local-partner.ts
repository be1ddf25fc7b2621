import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress, required } from '../engine/rules.ts'
import { COUNTRIES } from '../options/countries.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'

/** Specification §5: '{Field} is required.' */
function needed(words: string) {
  return { label: words, rules: [required(`${words} is required.`)] }
}

export const localPartnerForm = defineForm({
  name: 'local-partner',
  title: 'Local Partners Form',
  endpoint: '/api/local-partner',
  page: '/lp-form',
  sections: [
    {
      title: 'About you',
      fields: {
        firstName: { type: 'text', ...needed('First Name'), autocomplete: 'given-name', half: true },
        lastName: { type: 'text', ...needed('Last Name'), autocomplete: 'family-name', half: true },
        email: {
          type: 'email',
          label: 'Email',
          hint: 'We answer to this address.',
          autocomplete: 'email',
          half: true,
          rules: [required('Email is required.'), emailAddress('Please enter a valid email address.')],
        },
        phoneNumber: {
          type: 'tel',
          ...needed('Phone Number'),
          hint: 'Country code first, e.g. 351 912 345 678.',
          prefix: '+',
          autocomplete: 'tel',
          advice: 'phone',
          sensitive: true,
          half: true,
        },
      },
    },
    {
      title: 'Your company',
      fields: {
        companyName: { type: 'text', ...needed('Company Name'), autocomplete: 'organization', half: true },
        companyVAT: {
          type: 'text',
          ...needed('Company VAT'),
          hint: 'With the country letters when outside Portugal.',
          advice: 'vat',
          sensitive: true,
          cap: 40,
          half: true,
        },
        addressLine1: { type: 'text', ...needed('Address Line 1'), autocomplete: 'address-line1' },
        addressLine2: {
          type: 'text',
          label: 'Address Line 2',
          autocomplete: 'address-line2',
          optional: true,
          rules: [],
        },
        city: { type: 'text', ...needed('City'), autocomplete: 'address-level2', half: true },
        state: {
          type: 'text',
          label: 'State',
          autocomplete: 'address-level1',
          optional: true,
          half: true,
          rules: [],
        },
        zipCode: {
          type: 'text',
          label: 'Zip Code',
          autocomplete: 'postal-code',
          cap: 20,
          optional: true,
          half: true,
          rules: [],
        },
        country: {
          type: 'select',
          ...needed('Country'),
          options: COUNTRIES,
          placeholder: 'Select a country',
          autocomplete: 'country-name',
          half: true,
        },
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
