import type { Answer, FileAnswer, Rule } from './form-definition.ts'

/** Something a reader can see: white space, joiners and fillers alone are no answer. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Specification §5: characters, an at sign, a domain, a dot and a suffix, no spaces. Judged in linear time. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** Specification §5: an optional plus, digits and spaces only. */
const PHONE_NUMBER = /^\+?[\d ]+$/u

/** What a browser may call a PDF. */
const PDF_TYPES = new Set(['application/pdf', 'application/octet-stream', ''])

/** The text, the choice or the file must be there. */
export function required(message: string): Rule {
  return rule('required', message, (answer) => isFile(answer) || matches(answer, VISIBLE))
}

/** The box must be ticked. */
export function accepted(message: string): Rule {
  return rule('accepted', message, (answer) => answer === true)
}

/** Rules about the shape of an answer leave an empty one to `required`. */
export function emailAddress(message: string): Rule {
  return rule('emailAddress', message, (answer) => answer === '' || matches(answer, EMAIL_ADDRESS))
}

export function phoneNumber(message: string): Rule {
  return rule('phoneNumber', message, (answer) => answer === '' || matches(answer, PHONE_NUMBER))
}

/** At most `limit` UTF-16 code units, as `maxlength` counts them in a browser. */
export function atMost(limit: number, message: string): Rule {
  return rule('atMost', message, (answer) => typeof answer === 'string' && answer.length <= limit)
}

export function oneOf(values: readonly string[], message: string): Rule {
  return rule('oneOf', message, (answer) => answer === '' || values.some((value) => value === answer))
}

/** A PDF as far as name and stated type tell; its content is judged by hasPdfContent. */
export function pdfFile(message: string): Rule {
  return fileRule('pdfFile', message, ({ name, type, size }) => {
    return /\.pdf$/iu.test(name) && PDF_TYPES.has(type) && size > 0
  })
}

export function fileAtMost(bytes: number, message: string): Rule {
  return fileRule('fileAtMost', message, ({ size }) => size <= bytes)
}

/** Whether a file's first bytes (five are enough) are those of a PDF. */
export function hasPdfContent(head: Uint8Array): boolean {
  return [...'%PDF-'].every((character, index) => head[index] === character.codePointAt(0))
}

function rule(name: string, message: string, holds: (answer: Answer) => boolean): Rule {
  return { name, message, breaks: (answer) => !holds(answer) }
}

/** A rule about a file leaves one that is not there to `required`. */
function fileRule(name: string, message: string, holds: (file: FileAnswer) => boolean): Rule {
  return rule(name, message, (answer) => answer === undefined || (isFile(answer) && holds(answer)))
}

function isFile(answer: Answer): answer is FileAnswer {
  return typeof answer === 'object'
}

function matches(answer: Answer, pattern: RegExp): boolean {
  return typeof answer === 'string' && pattern.test(answer)
}
