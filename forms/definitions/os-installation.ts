import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress, required } from '../engine/rules.ts'
import { ONLINE_STORE_CASHBACK } from '../options/cashback.ts'
import { COUNTRIES } from '../options/countries.ts'
import { ONLINE_STORE_PLATFORMS } from '../options/online-store-platforms.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, termsAgreed } from './agreement.ts'

/** Specification §5: '{Label} is required.' */
function needed(label: string) {
  return { label, rules: [required(`${label} is required.`)] }
}

const phone = { type: 'tel', autocomplete: 'tel', advice: 'phone', sensitive: true } as const

const link = { type: 'url', inputmode: 'url', optional: true, rules: [] } as const

export const osInstallationForm = defineForm({
  name: 'os-installation',
  title: 'Online Store Installation Form',
  endpoint: '/api/os-installation',
  page: '/os-inst-form',
  sections: [
    {
      title: 'Company',
      hint: 'The company as it is registered, and the person who answers for it.',
      fields: {
        responsiblePersonFirstName: {
          type: 'text',
          ...needed('Responsible Person First Name'),
          autocomplete: 'given-name',
          half: true,
        },
        responsiblePersonLastName: {
          type: 'text',
          ...needed('Responsible Person Last Name'),
          autocomplete: 'family-name',
          half: true,
        },
        legalName: { type: 'text', ...needed('Legal Name'), autocomplete: 'organization', half: true },
        vatId: {
          type: 'text',
          ...needed('VAT ID / Identification number'),
          hint: 'With the country letters when outside Portugal.',
          advice: 'vat',
          sensitive: true,
          cap: 40,
          half: true,
        },
        companyContactPhone: {
          ...phone,
          ...needed('Company Contact Phone'),
          hint: 'With the country code, e.g. +351.',
          half: true,
        },
        companyContactEmail: {
          type: 'email',
          label: 'Company Contact Email',
          hint: 'We answer to this address.',
          autocomplete: 'email',
          half: true,
          rules: [
            required('Company Contact Email is required.'),
            emailAddress('Invalid Company Contact Email format.'),
          ],
        },
      },
    },
    {
      title: 'Address',
      fields: {
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
        zipCode: { type: 'text', ...needed('Zip Code'), autocomplete: 'postal-code', cap: 20, half: true },
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
      title: 'Public profile',
      hint: 'What customers see in the app.',
      fields: {
        publicName: { type: 'text', ...needed('Public Name') },
        publicEmail: {
          type: 'email',
          label: 'Public Email',
          autocomplete: 'email',
          sameAs: { field: 'companyContactEmail', label: 'Same as company email' },
          rules: [required('Public Email is required.'), emailAddress('Invalid Public Email format.')],
        },
        publicPhoneMobile: {
          ...phone,
          ...needed('Public Phone/Mobile'),
          sameAs: { field: 'companyContactPhone', label: 'Same as company phone' },
        },
        shortDescription: {
          type: 'text',
          ...needed('Short Description'),
          hint: 'One line under your store’s name.',
          inputLimit: 30,
          counter: { limit: 30 },
        },
        longDescription: {
          type: 'textarea',
          label: 'Long Description',
          inputLimit: 150,
          counter: { limit: 150 },
          optional: true,
          rules: [],
        },
        facebook: { ...link, label: 'Facebook', half: true },
        instagram: { ...link, label: 'Instagram', half: true },
        otherSocial: { ...link, label: 'Other Social Network' },
      },
    },
    {
      title: 'Online store',
      fields: {
        storeWebsite: {
          type: 'url',
          ...needed('Store Website'),
          autocomplete: 'url',
          inputmode: 'url',
        },
        onlineStorePlatform: {
          type: 'radios',
          ...needed('Online Store Platform'),
          options: ONLINE_STORE_PLATFORMS,
        },
        cashbackPercentage: {
          type: 'select',
          ...needed('Fixed Percentage of Cashback'),
          hint: 'What your customers get back on each purchase.',
          options: ONLINE_STORE_CASHBACK,
          placeholder: 'Select a percentage',
        },
      },
    },
    {
      title: 'Bank account and agreement',
      hint: 'Where payments to your store arrive. The account should be in the company’s name.',
      fields: {
        bankName: { type: 'text', ...needed('Bank Name') },
        iban: {
          type: 'text',
          ...needed('IBAN'),
          hint: 'Starts with two letters for the country, e.g. PT50.',
          autocomplete: 'off',
          advice: 'iban',
          sensitive: true,
          neverDrafted: true,
          cap: 60,
          half: true,
        },
        swiftCode: {
          type: 'text',
          ...needed('Swift Code'),
          hint: '8 or 11 characters.',
          autocomplete: 'off',
          advice: 'bic',
          cap: 40,
          half: true,
        },
        termsAgreed: termsAgreed([
          accepted('You must agree to the Terms and Conditions and Privacy Policy.'),
        ]),
      },
    },
  ],
  submit: { idle: 'Accept and send', busy: 'Submitting...' },
  success: [
    'Thank you for joining Beam!',
    "We've received your installation request and will contact you shortly about your online store.",
  ],
  failure: {
    invalid: '',
    rejected: 'Form submission failed. Please try again.',
    unreachable: 'Network error. Could not submit form.',
    place: 'above-button',
  },
  guided: true,
  retention: FIVE_YEARS_AFTER_RELATIONSHIP,
  replyTo: 'companyContactEmail',
  textsVersion: TEXTS_VERSION,
})
