import type { Answer, FileAnswer, Rule } from './form-definition.ts'

/** A visible character: white space, joiners, fillers and the blank Braille pattern alone are not an answer. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/** Specification §5: characters, an at sign, a domain, a dot and a suffix, no spaces. Matched in linear time. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** Specification §5: an optional plus, digits and spaces only. */
const PHONE_NUMBER = /^\+?[\d ]+$/u

/** A time of day; leading zeros are optional, for browsers without a time control. */
const TIME_OF_DAY = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u

/** A text, a choice or a file must be given. */
export function required(message: string): Rule {
  return rule('required', message, (answer) => isText(answer, VISIBLE) || isFile(answer))
}

/** The box must be checked. */
export function accepted(message: string): Rule {
  return rule('accepted', message, (answer) => answer === true)
}

/** An email address (specification §5), or nothing. */
export function emailAddress(message: string): Rule {
  return rule('emailAddress', message, (answer) => answer === '' || isText(answer, EMAIL_ADDRESS))
}

/** A telephone number (specification §5), or nothing. */
export function phoneNumber(message: string): Rule {
  return rule('phoneNumber', message, (answer) => answer === '' || isText(answer, PHONE_NUMBER))
}

/** A time of day such as '9:30', or nothing. */
export function timeOfDay(message: string): Rule {
  return rule('timeOfDay', message, (answer) => answer === '' || isText(answer, TIME_OF_DAY))
}

/** At most `limit` UTF-16 code units, as `maxlength` counts them in a browser. */
export function atMost(limit: number, message: string): Rule {
  return rule('atMost', message, (answer) => typeof answer === 'string' && answer.length <= limit)
}

/** One of the offered values, or nothing. */
export function oneOf(values: readonly string[], message: string): Rule {
  return rule('oneOf', message, (answer) => answer === '' || values.some((value) => value === answer))
}

const PDF_NAME = /\.pdf$/iu
/** The media types that browsers give a PDF: some systems know an older one, some none. */
const PDF_TYPES = new Set(['application/pdf', 'application/x-pdf', 'application/octet-stream', ''])

/** A PDF by its name and declared type; hasPdfContent checks the content. */
export function pdfFile(message: string): Rule {
  return rule('pdfFile', message, (answer) => answer === undefined || (isFile(answer) && isPdf(answer)))
}

function isPdf({ name, type, size }: FileAnswer): boolean {
  return PDF_NAME.test(name) && PDF_TYPES.has(type) && size >= 1
}

/** A file of at most `bytes` bytes, or none. */
export function fileAtMost(bytes: number, message: string): Rule {
  return rule(
    'fileAtMost',
    message,
    (answer) => answer === undefined || (isFile(answer) && answer.size <= bytes),
  )
}

/** Whether a file's first bytes (five are enough) are those of a PDF. */
export function hasPdfContent(head: Uint8Array): boolean {
  return [...'%PDF-'].every((character, index) => head[index] === character.codePointAt(0))
}

/** @param accepts whether an answer satisfies the rule; one about shape leaves an empty answer to `required` */
function rule(name: string, message: string, accepts: (answer: Answer) => boolean): Rule {
  return { name, message, breaks: (answer) => !accepts(answer) }
}

function isText(answer: Answer, pattern: RegExp): boolean {
  return typeof answer === 'string' && pattern.test(answer)
}

function isFile(answer: Answer): answer is FileAnswer {
  return typeof answer === 'object'
}
