import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress, required } from '../engine/rules.ts'
import { PHYSICAL_STORE_CASHBACK } from '../options/cashback.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, termsAgreed } from './agreement.ts'

/** Specification §5: an empty field gives its name in words, followed by 'is required'. */
function needed(words: string) {
  return { label: words, rules: [required(`${words} is required`)] }
}

/** Specification §9: the prefix +351 on the business, contact and public phones. */
const phone = {
  type: 'tel',
  prefix: '+351',
  autocomplete: 'tel',
  advice: 'phone',
  sensitive: true,
} as const

const link = { type: 'url', inputmode: 'url', optional: true, rules: [] } as const

export const installationForm = defineForm({
  name: 'installation',
  title: 'Local Store Installation Form',
  endpoint: '/api/installation',
  page: '/ls-inst-form',
  sections: [
    {
      title: 'Company',
      hint: 'The company as it is registered.',
      fields: {
        companyName: { type: 'text', ...needed('Company Name'), autocomplete: 'organization', half: true },
        vatNumber: {
          type: 'text',
          ...needed('VAT Number'),
          hint: '9 digits in Portugal.',
          advice: 'vat',
          sensitive: true,
          cap: 40,
          half: true,
        },
        address: { type: 'text', ...needed('Address'), autocomplete: 'address-line1' },
        zipCode: { type: 'text', ...needed('Zip Code'), autocomplete: 'postal-code', cap: 20, half: true },
        certificateCode: {
          type: 'text',
          label: 'Certificate Code',
          hint: 'Access code of the permanent certificate.',
          autocomplete: 'off',
          sensitive: true,
          neverDrafted: true,
          optional: true,
          half: true,
          rules: [],
        },
        businessPhone: { ...phone, ...needed('Business Phone'), half: true },
        businessEmail: {
          type: 'email',
          label: 'Business Email',
          autocomplete: 'email',
          half: true,
          rules: [required('Business Email is required'), emailAddress('Invalid business email format.')],
        },
        storeName: { type: 'text', ...needed('Store Name'), half: true },
        businessSector: {
          type: 'text',
          ...needed('Business Sector'),
          hint: 'For example bakery, pharmacy or bookshop.',
          half: true,
        },
        storeWebsite: { ...link, label: 'Store Website', autocomplete: 'url' },
      },
    },
    {
      title: 'Bank account',
      hint: 'Where payments to your store arrive. The account should be in the company’s name.',
      fields: {
        iban: {
          type: 'text',
          ...needed('IBAN'),
          hint: '25 characters in Portugal, starting with PT50.',
          autocomplete: 'off',
          advice: 'iban',
          sensitive: true,
          neverDrafted: true,
          cap: 60,
        },
        bankName: { type: 'text', label: 'Bank Name', optional: true, half: true, rules: [] },
        swiftCode: {
          type: 'text',
          label: 'Swift Code',
          hint: '8 or 11 characters.',
          autocomplete: 'off',
          advice: 'bic',
          cap: 40,
          optional: true,
          half: true,
          rules: [],
        },
      },
    },
    {
      title: 'Contact person',
      hint: 'Who we talk to about the installation.',
      fields: {
        contactName: { type: 'text', ...needed('Contact Name'), autocomplete: 'given-name', half: true },
        contactLastName: {
          type: 'text',
          ...needed('Contact Last Name'),
          autocomplete: 'family-name',
          half: true,
        },
        contactEmail: {
          type: 'email',
          label: 'Contact Email',
          autocomplete: 'email',
          sameAs: { field: 'businessEmail', label: 'Same as business email' },
          half: true,
          rules: [required('Contact Email is required'), emailAddress('Invalid contact email format.')],
        },
        contactPhone: {
          ...phone,
          ...needed('Contact Phone'),
          sameAs: { field: 'businessPhone', label: 'Same as business phone' },
          half: true,
        },
        contactRole: {
          type: 'text',
          label: 'Contact Role',
          hint: 'For example owner or store manager.',
          autocomplete: 'organization-title',
          optional: true,
          rules: [],
        },
      },
    },
    {
      title: 'Public profile',
      hint: 'What customers see in the app.',
      fields: {
        publicEmail: {
          type: 'email',
          label: 'Public Email',
          autocomplete: 'email',
          sameAs: { field: 'businessEmail', label: 'Same as business email' },
          half: true,
          rules: [required('Public Email is required'), emailAddress('Invalid public email format.')],
        },
        publicPhone: {
          ...phone,
          ...needed('Public Phone'),
          sameAs: { field: 'businessPhone', label: 'Same as business phone' },
          half: true,
        },
        openingTime: { type: 'time', label: 'Opening Time', optional: true, half: true, rules: [] },
        closingTime: { type: 'time', label: 'Closing Time', optional: true, half: true, rules: [] },
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
      title: 'Cashback and installation',
      fields: {
        cashbackPercentage: {
          type: 'select',
          ...needed('Cashback Percentage'),
          hint: 'What your customers get back on each purchase.',
          options: PHYSICAL_STORE_CASHBACK,
          placeholder: 'Select a percentage',
        },
        installationAddress: {
          type: 'text',
          ...needed('Installation Address'),
          hint: 'Where we bring the installation pack.',
          autocomplete: 'shipping address-line1',
          sameAs: { field: 'address', label: 'Same as company address' },
        },
        termsAgreed: termsAgreed([accepted('You must agree to the terms')]),
      },
    },
  ],
  submit: { idle: 'Accept and send', busy: 'Submitting...' },
  success: [
    'Thank you for joining Beam!',
    "We've received your installation request and will contact you shortly to arrange the installation.",
  ],
  failure: {
    invalid: '',
    rejected: 'Form submission failed.',
    unreachable: 'Network error. Please try again.',
    place: 'above-button',
  },
  guided: true,
  retention: FIVE_YEARS_AFTER_RELATIONSHIP,
  replyTo: 'contactEmail',
  textsVersion: TEXTS_VERSION,
})
