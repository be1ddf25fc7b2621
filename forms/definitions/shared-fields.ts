import { COUNTRIES } from '../options/countries.ts'

/** Fields shared by several forms. Each form adds its own label, rules and hint. */

export const GIVEN_NAME = { type: 'text', autocomplete: 'given-name', half: true } as const

export const FAMILY_NAME = { type: 'text', autocomplete: 'family-name', half: true } as const

export const EMAIL = { type: 'email', autocomplete: 'email', half: true } as const

/** The address that staff reply to. */
export const REPLY_EMAIL = { ...EMAIL, hint: 'We reply to this address.' } as const

export const PUBLIC_EMAIL = { ...EMAIL, hint: 'Customers write to you here.' } as const

/** With a prefix, which has its own hint, or after one that has a hint. */
export const PLAIN_PHONE = {
  type: 'tel',
  autocomplete: 'tel',
  nameInText: 'phone numbers',
  advice: 'phone',
  sensitive: true,
  half: true,
} as const

export const PHONE = { ...PLAIN_PHONE, hint: 'Country code first: +351 912 345 678.' } as const

export const COMPANY_NAME = { type: 'text', autocomplete: 'organization', half: true } as const

export const ROLE = { type: 'text', autocomplete: 'organization-title', half: true } as const

export const VAT_NUMBER = {
  type: 'text',
  hint: 'Portugal: 9 digits. Elsewhere: country code first.',
  nameInText: 'VAT number',
  advice: 'vat',
  sensitive: true,
  capitals: true,
  cap: 40,
  half: true,
} as const

export const WEBSITE = {
  type: 'url',
  hint: 'Such as https://example.com.',
  autocomplete: 'url',
  inputmode: 'url',
} as const

export const POSTAL_CODE = { type: 'text', autocomplete: 'postal-code', cap: 20, half: true } as const

export const COUNTRY = {
  type: 'select',
  options: COUNTRIES,
  placeholder: 'Select a country',
  autocomplete: 'country-name',
  half: true,
} as const

/** The options differ between physical and online stores (options/cashback.ts). */
export const CASHBACK = {
  type: 'select',
  hint: 'At 15%, customers get 3\u00a0€ back on 20\u00a0€.',
  placeholder: 'Select a percentage',
  half: true,
} as const

export const IBAN = {
  type: 'text',
  hint: '25 characters in Portugal, starting with PT50.',
  autocomplete: 'off',
  advice: 'iban',
  sensitive: true,
  neverDrafted: true,
  capitals: true,
  cap: 60,
} as const

export const SWIFT_CODE = {
  type: 'text',
  hint: '8 or 11 characters.',
  autocomplete: 'off',
  advice: 'bic',
  capitals: true,
  cap: 40,
  half: true,
} as const
