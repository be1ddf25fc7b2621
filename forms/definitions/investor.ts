import { defineForm } from '../engine/define-form.ts'
import { emailAddress, phoneNumber, required } from '../engine/rules.ts'
import { COUNTRIES } from '../options/countries.ts'
import { CURRENCIES, INVESTMENT_AMOUNTS } from '../options/investment.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'

/** Specification §5: '{Field name in words} is required.' */
function needed(words: string) {
  return { label: words, rules: [required(`${words} is required.`)] }
}

export const investorForm = defineForm({
  name: 'investor',
  title: 'Investors Form',
  endpoint: '/api/investor',
  page: '/investors-form',
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
          rules: [required('Email is required.'), emailAddress('Invalid email format.')],
        },
        phoneNumber: {
          type: 'tel',
          label: 'Phone Number',
          hint: 'Digits and spaces, e.g. +351 912 345 678.',
          autocomplete: 'tel',
          advice: 'phone',
          sensitive: true,
          half: true,
          rules: [required('Phone Number is required.'), phoneNumber('Invalid phone number format.')],
        },
        country: {
          type: 'select',
          ...needed('Country'),
          options: COUNTRIES,
          placeholder: 'Select a country',
          autocomplete: 'country-name',
          half: true,
        },
        postalCode: {
          type: 'text',
          label: 'Postal Code',
          autocomplete: 'postal-code',
          cap: 20,
          optional: true,
          half: true,
          rules: [],
        },
      },
    },
    {
      title: 'Your company',
      fields: {
        companyName: { type: 'text', ...needed('Company Name'), autocomplete: 'organization', half: true },
        companyRole: {
          type: 'text',
          ...needed('Company Role'),
          autocomplete: 'organization-title',
          half: true,
        },
        companyWebsite: {
          type: 'url',
          label: 'Company Website',
          autocomplete: 'url',
          inputmode: 'url',
          optional: true,
          half: true,
          rules: [],
        },
        vatNifNumber: {
          type: 'text',
          label: 'VAT/NIF Number',
          advice: 'vat',
          sensitive: true,
          cap: 40,
          optional: true,
          half: true,
          rules: [],
        },
      },
    },
    {
      title: 'Your investment',
      fields: {
        amountToInvest: {
          type: 'select',
          ...needed('Amount To Invest'),
          options: INVESTMENT_AMOUNTS,
          placeholder: 'Select an amount',
          half: true,
        },
        currency: {
          type: 'select',
          ...needed('Currency'),
          options: CURRENCIES,
          placeholder: 'Select a currency',
          half: true,
        },
        message: { type: 'textarea', ...needed('Message'), inputLimit: 1000, counter: { limit: 1000 } },
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
