import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress } from '../engine/rules.ts'
import { PHYSICAL_STORE_CASHBACK } from '../options/cashback.ts'
import { FIVE_YEARS_AFTER_RELATIONSHIP, TEXTS_VERSION, termsAgreed } from './agreement.ts'
import { askingWith } from './asking.ts'
import { storeDescription } from './store-description.ts'
import {
  CASHBACK,
  COMPANY_NAME,
  EMAIL,
  FAMILY_NAME,
  GIVEN_NAME,
  IBAN,
  PHONE,
  POSTAL_CODE,
  ROLE,
  SWIFT_CODE,
  VAT_NUMBER,
  WEBSITE,
} from './usual-fields.ts'

const asking = askingWith('is required')
const { needed, welcome } = asking

/** Specification §9: the prefix +351 on the business, contact and public phones. */
const phone = { ...PHONE, prefix: '+351' } as const

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
        companyName: { ...COMPANY_NAME, ...needed('Company Name') },
        vatNumber: { ...VAT_NUMBER, ...needed('VAT Number'), hint: '9 digits in Portugal.' },
        address: { type: 'text', ...needed('Address'), autocomplete: 'address-line1' },
        zipCode: { ...POSTAL_CODE, ...needed('Zip Code') },
        certificateCode: {
          type: 'text',
          ...welcome('Certificate Code'),
          hint: 'Access code of the permanent certificate.',
          autocomplete: 'off',
          sensitive: true,
          neverDrafted: true,
          half: true,
        },
        businessPhone: { ...phone, ...needed('Business Phone') },
        businessEmail: {
          ...EMAIL,
          ...needed('Business Email', emailAddress('Invalid business email format.')),
        },
        storeName: { type: 'text', ...needed('Store Name'), half: true },
        businessSector: {
          type: 'text',
          ...needed('Business Sector'),
          hint: 'For example bakery, pharmacy or bookshop.',
          half: true,
        },
        storeWebsite: { ...WEBSITE, ...welcome('Store Website') },
      },
    },
    {
      title: 'Bank account',
      hint: 'Where payments to your store arrive. The account should be in the company’s name.',
      fields: {
        iban: { ...IBAN, ...needed('IBAN'), hint: '25 characters in Portugal, starting with PT50.' },
        bankName: { type: 'text', ...welcome('Bank Name'), half: true },
        swiftCode: { ...SWIFT_CODE, ...welcome('Swift Code') },
      },
    },
    {
      title: 'Contact person',
      hint: 'Who we talk to about the installation.',
      fields: {
        contactName: { ...GIVEN_NAME, ...needed('Contact Name') },
        contactLastName: { ...FAMILY_NAME, ...needed('Contact Last Name') },
        contactEmail: {
          ...EMAIL,
          ...needed('Contact Email', emailAddress('Invalid contact email format.')),
          sameAs: { field: 'businessEmail', label: 'Same as business email' },
        },
        contactPhone: {
          ...phone,
          ...needed('Contact Phone'),
          sameAs: { field: 'businessPhone', label: 'Same as business phone' },
        },
        contactRole: { ...ROLE, ...welcome('Contact Role'), hint: 'For example owner or store manager.' },
      },
    },
    {
      title: 'Public profile',
      hint: 'What customers see in the app.',
      fields: {
        publicEmail: {
          ...EMAIL,
          ...needed('Public Email', emailAddress('Invalid public email format.')),
          sameAs: { field: 'businessEmail', label: 'Same as business email' },
        },
        publicPhone: {
          ...phone,
          ...needed('Public Phone'),
          sameAs: { field: 'businessPhone', label: 'Same as business phone' },
        },
        openingTime: { type: 'time', ...welcome('Opening Time'), half: true },
        closingTime: { type: 'time', ...welcome('Closing Time'), half: true },
        ...storeDescription(asking),
      },
    },
    {
      title: 'Cashback and installation',
      fields: {
        cashbackPercentage: {
          ...CASHBACK,
          ...needed('Cashback Percentage'),
          options: PHYSICAL_STORE_CASHBACK,
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
