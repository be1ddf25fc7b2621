import { ValidationErrorsIBAN, getCountrySpecifications, isValidBIC, validateIBAN } from 'ibantools'
import { checkVAT, countries } from 'jsvat-next'
import type { AdviceName, Answers, Field, FormDefinition, TextField } from './form-definition.ts'
import { longestAnswer } from './validate.ts'

/** Advice on answers that look wrong, by field. It never blocks: the visitor may know better. */
export function advise(form: FormDefinition, answers: Answers): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const advice = adviseField(field, answers[name])
    if (advice) byField[name] = advice
  }
  return byField
}

/**
 * The advice on one answer; '' when there is none. An answer that is too long gets none: a rule already reports that,
 * and verifying check digits takes quadratic time.
 */
export function adviseField(field: Field, answer: Answers[string]): string {
  if (!field.advice || typeof answer !== 'string' || answer.trim() === '') return ''
  if (isText(field) && answer.length > longestAnswer(field)) return ''
  const prefix = 'prefix' in field ? (field.prefix ?? '') : ''
  return ADVICE[field.advice](answer, prefix)
}

function isText(field: Field): field is TextField {
  return !['select', 'radios', 'checkbox', 'file'].includes(field.type)
}

const ADVICE: Readonly<Record<AdviceName, (answer: string, prefix: string) => string>> = {
  iban: adviseIban,
  bic: adviseBic,
  vat: adviseVat,
  phone: advisePhone,
}

function adviseIban(answer: string): string {
  const iban = compact(answer)
  const { errorCodes } = validateIBAN(iban)
  if (errorCodes.length === 0) return ''
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) {
    return 'Check this IBAN: it should start with the two letters of a country that uses IBANs'
  }
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return ibanLength(iban)
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) {
    return 'Check this IBAN: it contains characters that are not allowed in an IBAN'
  }
  return 'Check this IBAN: its check digits do not match'
}

function ibanLength(iban: string): string {
  const country = iban.slice(0, 2)
  const expected = getCountrySpecifications()[country]?.chars
  return `Check this IBAN: ${country} has ${expected} characters, this has ${iban.length}`
}

function adviseBic(answer: string): string {
  const bic = compact(answer)
  if (bic.length !== 8 && bic.length !== 11) return 'Check this code: it should have 8 or 11 characters'
  return isValidBIC(bic) ? '' : 'Check this code: it does not look like a SWIFT code'
}

/** Digits alone may be a Portuguese NIF. Countries without a known format get no advice. */
function adviseVat(answer: string): string {
  const number = compact(answer)
  if (/^\d+$/u.test(number)) return adviseNif(number)
  const result = checkVAT(number.replace(/^GR/u, 'EL'), countriesOf(number))
  if (result.isValid || !result.isSupportedCountry) return ''
  if (!result.isValidFormat) return 'Check this number: it does not look like a VAT number'
  return 'Check this number: its check digit does not match'
}

function adviseNif(digits: string): string {
  const { isValid, isValidFormat } = checkVAT(`PT${digits}`, countriesOf('PT'))
  if (isValid) return ''
  return isValidFormat
    ? 'Check this number: as a Portuguese NIF, its check digit does not match'
    : 'Check this number: a Portuguese NIF has 9 digits. For another country, start with its letters'
}

/**
 * Only the format of the country that the letters name applies: digits of one country may look like another's. Norway
 * is excluded: the library knows its numbers only without the letters.
 */
function countriesOf(number: string) {
  const letters = number.slice(0, 2)
  const code = letters === 'EL' ? 'GR' : letters
  return countries.filter(({ codes }) => codes[0] === code && code !== 'NO')
}

function advisePhone(answer: string, prefix: string): string {
  const number = answer.replaceAll(/[\s().\-/]/gu, '')
  const international = number.startsWith('+') || number.startsWith('00')
  const digits = number.replace(/^\+|^00/u, '')
  if (!/^\d+$/u.test(digits))
    return 'Check this number: it contains characters that are not allowed in a phone number'
  if (prefix === '+351' && !international)
    return PORTUGUESE.test(digits) ? '' : 'Check this number: Portuguese numbers have 9 digits'
  if (prefix === '+' && !international && LACKS_COUNTRY.test(digits))
    return 'Check this number: it should start with the country code, such as 351'
  return digits.length >= 7 && digits.length <= 15 ? '' : 'Check this number: it should have 7 to 15 digits'
}

/** Landlines start with 2, mobiles with 9, services with 3, 7 or 8. */
const PORTUGUESE = /^[23789]\d{8}$/u

/**
 * Portuguese mobiles, and landlines of Lisbon and Porto: no number with a country code is as short and starts like
 * them.
 */
const LACKS_COUNTRY = /^(?:9[1236]|2[12])\d{7}$/u

function compact(answer: string): string {
  return answer.replaceAll(/[\s.-]/gu, '').toUpperCase()
}
