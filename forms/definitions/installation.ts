import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress } from '../engine/rules.ts'
import { PHYSICAL_STORE_CASHBACK } from '../options/cashback.ts'
import {
  FIVE_YEARS_AFTER_RELATIONSHIP,
  PACK_IS_BOUGHT_APART,
  TEXTS_HINT,
  TEXTS_VERSION,
  termsAgreed,
} from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import { storeDescription } from './store-description.ts'
import {
  CASHBACK,
  COMPANY_NAME,
  EMAIL,
  FAMILY_NAME,
  GIVEN_NAME,
  IBAN,
  PLAIN_PHONE,
  POSTAL_CODE,
  PUBLIC_EMAIL,
  REPLY_EMAIL,
  ROLE,
  SWIFT_CODE,
  VAT_NUMBER,
  WEBSITE,
} from './shared-fields.ts'
import { PACKS_URL } from './packs-url.ts'

const requirements = fieldRequirements('is required')
const { requiredField, optionalField } = requirements

/** Specification §9: business, contact and public phones have the prefix +351. */
const phone = {
  ...PLAIN_PHONE,
  prefix: '+351',
  hint: 'Outside Portugal, start with + and your code.',
} as const

export const installationForm = defineForm({
  name: 'installation',
  title: 'Local Store Installation Form',
  endpoint: '/api/installation',
  page: '/ls-inst-form',
  sections: [
    {
      title: 'Company',
      hint: 'The company that runs your store.',
      fields: {
        companyName: { ...COMPANY_NAME, ...requiredField('Company Name'), hint: 'As it is registered.' },
        vatNumber: { ...VAT_NUMBER, ...requiredField('VAT Number') },
        address: {
          type: 'text',
          ...requiredField('Address'),
          hint: 'Street, number, and city.',
          autocomplete: 'address-line1',
        },
        zipCode: { ...POSTAL_CODE, ...requiredField('Zip Code'), hint: 'Such as 1000-001.' },
        certificateCode: {
          type: 'text',
          ...optionalField('Certificate Code'),
          hint: 'From your company’s permanent certificate.',
          nameInText: 'certificate code',
          autocomplete: 'off',
          sensitive: true,
          neverDrafted: true,
          half: true,
        },
        businessPhone: {
          ...phone,
          ...requiredField('Business Phone'),
          autocomplete: 'section-business work tel',
        },
        businessEmail: {
          ...EMAIL,
          ...requiredField('Business Email', emailAddress('Invalid business email format.')),
          hint: 'One that your company reads.',
          autocomplete: 'section-business work email',
        },
      },
    },
    {
      title: 'Store',
      hint: 'Where your customers pay.',
      fields: {
        storeName: {
          type: 'text',
          ...requiredField('Store Name'),
          hint: 'The name your customers know.',
          half: true,
        },
        businessSector: {
          type: 'text',
          ...requiredField('Business Sector'),
          hint: 'Such as bakery, pharmacy, or bookstore.',
          half: true,
        },
        storeWebsite: { ...WEBSITE, ...optionalField('Store Website') },
      },
    },
    {
      title: 'Contact person',
      hint: 'The person we contact about the installation.',
      fields: {
        contactName: { ...GIVEN_NAME, ...requiredField('Contact Name') },
        contactLastName: { ...FAMILY_NAME, ...requiredField('Contact Last Name') },
        contactEmail: {
          ...REPLY_EMAIL,
          ...requiredField('Contact Email', emailAddress('Invalid contact email format.')),
          autocomplete: 'section-contact email',
          sameAs: { fields: ['businessEmail'], label: 'Same as business email' },
        },
        contactPhone: {
          ...phone,
          ...requiredField('Contact Phone'),
          autocomplete: 'section-contact tel',
          sameAs: { fields: ['businessPhone'], label: 'Same as business phone' },
        },
        contactRole: {
          ...ROLE,
          ...optionalField('Contact Role'),
          hint: 'Such as owner or store manager.',
          half: false,
        },
      },
    },
    {
      title: 'Public profile',
      hint: 'What customers see in the app.',
      fields: {
        publicEmail: {
          ...PUBLIC_EMAIL,
          ...requiredField('Public Email', emailAddress('Invalid public email format.')),
          autocomplete: 'section-public work email',
          sameAs: { fields: ['businessEmail'], label: 'Same as business email' },
        },
        publicPhone: {
          ...phone,
          ...requiredField('Public Phone'),
          autocomplete: 'section-public work tel',
          sameAs: { fields: ['businessPhone'], label: 'Same as business phone' },
        },
        openingTime: { type: 'time', ...optionalField('Opening Time'), half: true },
        closingTime: { type: 'time', ...optionalField('Closing Time'), half: true },
        ...storeDescription(requirements),
      },
    },
    {
      title: 'Cashback and installation',
      hint: 'What customers get back, and where the pack goes.',
      fields: {
        cashbackPercentage: {
          ...CASHBACK,
          ...requiredField('Cashback Percentage'),
          options: PHYSICAL_STORE_CASHBACK,
          half: false,
        },
        installationAddress: {
          type: 'text',
          ...requiredField('Installation Address'),
          hint: 'Street, number, city, and zip code.',
          autocomplete: 'shipping address-line1',
          sameAs: { fields: ['address', 'zipCode'], label: 'Same as company address' },
        },
      },
    },
    {
      title: 'Bank account',
      hint: 'For your store’s payments, in your company’s name.',
      fields: {
        iban: { ...IBAN, ...requiredField('IBAN'), half: true },
        swiftCode: { ...SWIFT_CODE, ...optionalField('Swift Code') },
        bankName: { type: 'text', ...optionalField('Bank Name') },
      },
    },
    {
      title: 'Agreement',
      hint: TEXTS_HINT,
      fields: {
        termsAgreed: termsAgreed([accepted('You must agree to the terms')]),
      },
    },
  ],
  beforeSending: PACK_IS_BOUGHT_APART,
  submit: { idle: 'Accept and send', busy: 'Submitting...' },
  success: [
    'Thank you for your request!',
    "We've received your installation request and will contact you shortly to arrange the installation.",
  ],
  afterwards: {
    steps: [
      'We check your company and bank details.',
      'We contact the person you named.',
      'The pack is installed at your address. If you have not bought it yet, you can buy it now.',
    ],
    link: { text: 'Get the installation pack', address: PACKS_URL },
  },
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
