import { defineForm } from '../engine/define-form.ts'
import { accepted, emailAddress } from '../engine/rules.ts'
import { ONLINE_STORE_CASHBACK } from '../options/cashback.ts'
import { ONLINE_STORE_PLATFORMS } from '../options/online-store-platforms.ts'
import {
  FIVE_YEARS_AFTER_RELATIONSHIP,
  PACK_IS_BOUGHT_APART,
  TEXTS_HINT,
  TEXTS_VERSION,
  termsAgreed,
} from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import { postalAddress } from './postal-address.ts'
import { storeDescription } from './store-description.ts'
import {
  CASHBACK,
  COMPANY_NAME,
  EMAIL,
  FAMILY_NAME,
  GIVEN_NAME,
  IBAN,
  PHONE,
  PLAIN_PHONE,
  REPLY_EMAIL,
  SWIFT_CODE,
  VAT_NUMBER,
  WEBSITE,
} from './shared-fields.ts'
import { PACKS_URL } from './packs-url.ts'

const requirements = fieldRequirements('is required.')
const { requiredField } = requirements

export const osInstallationForm = defineForm({
  name: 'os-installation',
  title: 'Online Store Installation Form',
  endpoint: '/api/os-installation',
  page: '/os-inst-form',
  sections: [
    {
      title: 'Company',
      hint: 'Your company and its representative.',
      fields: {
        responsiblePersonFirstName: { ...GIVEN_NAME, ...requiredField('Responsible Person First Name') },
        responsiblePersonLastName: { ...FAMILY_NAME, ...requiredField('Responsible Person Last Name') },
        legalName: { ...COMPANY_NAME, ...requiredField('Legal Name'), hint: 'As it is registered.' },
        vatId: {
          ...VAT_NUMBER,
          ...requiredField('VAT ID / Identification number'),
        },
        companyContactPhone: {
          ...PHONE,
          ...requiredField('Company Contact Phone'),
          autocomplete: 'section-business work tel',
        },
        companyContactEmail: {
          ...REPLY_EMAIL,
          ...requiredField('Company Contact Email', emailAddress('Invalid Company Contact Email format.')),
          autocomplete: 'section-business work email',
        },
      },
    },
    {
      title: 'Address',
      hint: 'Where your company is registered.',
      fields: postalAddress(requirements, 'required'),
    },
    {
      title: 'Public profile',
      hint: 'What customers see in the app.',
      fields: {
        publicName: { type: 'text', ...requiredField('Public Name') },
        publicEmail: {
          ...EMAIL,
          ...requiredField('Public Email', emailAddress('Invalid Public Email format.')),
          autocomplete: 'section-public work email',
          sameAs: { fields: ['companyContactEmail'], label: 'Same as company' },
        },
        publicPhoneMobile: {
          ...PLAIN_PHONE,
          ...requiredField('Public Phone/Mobile'),
          autocomplete: 'section-public work tel',
          sameAs: { fields: ['companyContactPhone'], label: 'Same as company' },
        },
        ...storeDescription(requirements),
      },
    },
    {
      title: 'Online store',
      hint: 'What we connect, and what customers get back.',
      fields: {
        onlineStorePlatform: {
          type: 'radios',
          ...requiredField('Online Store Platform'),
          options: ONLINE_STORE_PLATFORMS,
        },
        storeWebsite: { ...WEBSITE, ...requiredField('Store Website'), half: true },
        cashbackPercentage: {
          ...CASHBACK,
          ...requiredField('Fixed Percentage of Cashback'),
          options: ONLINE_STORE_CASHBACK,
        },
      },
    },
    {
      title: 'Bank account',
      hint: 'For your store’s payments, in your company’s name.',
      fields: {
        bankName: { type: 'text', ...requiredField('Bank Name') },
        iban: {
          ...IBAN,
          ...requiredField('IBAN'),
          half: true,
        },
        swiftCode: { ...SWIFT_CODE, ...requiredField('Swift Code') },
      },
    },
    {
      title: 'Agreement',
      hint: TEXTS_HINT,
      fields: {
        termsAgreed: termsAgreed([
          accepted('You must agree to the Terms and Conditions and Privacy Policy.'),
        ]),
      },
    },
  ],
  beforeSending: PACK_IS_BOUGHT_APART,
  submit: { idle: 'Accept and send', busy: 'Submitting...' },
  success: [
    'Thank you for your request!',
    "We've received your installation request and will contact you shortly about your online store.",
  ],
  afterwards: {
    steps: [
      'We check your company and bank details.',
      'We contact you about connecting your online store.',
      'You install the plugin. If you have not bought the plugin pack yet, you can buy it now.',
    ],
    link: { text: 'Get the installation pack', address: PACKS_URL },
  },
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
