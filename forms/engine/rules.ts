import * as v from 'valibot'
import type { Answer, Rule } from './form-definition.ts'

/** Something a reader can see: white space, joiners, fillers and the blank Braille pattern alone are no answer. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/** Specification §5: characters, an at sign, a domain, a dot and a suffix, no spaces. Matched in linear time. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** Specification §5: an optional plus, digits and spaces only. */
const PHONE_NUMBER = /^\+?[\d ]+$/u

/** A time of day; leading zeros are optional, for browsers without a time control. */
const TIME_OF_DAY = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u

/** A text, a choice or a file must be given. */
export function required(message: string): Rule {
  const text = v.pipe(v.string(), v.regex(VISIBLE))
  const file = v.object({ name: v.string(), size: v.number() })
  return rule('required', message, v.union([text, file]))
}

/** The box must be ticked. */
export function accepted(message: string): Rule {
  return rule('accepted', message, v.literal(true))
}

export function emailAddress(message: string): Rule {
  return rule('emailAddress', message, whenGiven(v.pipe(v.string(), v.regex(EMAIL_ADDRESS))))
}

export function phoneNumber(message: string): Rule {
  return rule('phoneNumber', message, whenGiven(v.pipe(v.string(), v.regex(PHONE_NUMBER))))
}

export function timeOfDay(message: string): Rule {
  return rule('timeOfDay', message, whenGiven(v.pipe(v.string(), v.regex(TIME_OF_DAY))))
}

/** At most `limit` UTF-16 code units, as `maxlength` counts them in a browser. */
export function atMost(limit: number, message: string): Rule {
  return rule('atMost', message, v.pipe(v.string(), v.maxLength(limit)))
}

export function oneOf(values: readonly string[], message: string): Rule {
  return rule('oneOf', message, whenGiven(v.picklist(values)))
}

/** The media types that browsers give a PDF: some systems know an older one, some none. */
const PDF_TYPES = ['application/pdf', 'application/x-pdf', 'application/octet-stream', '']

/** A PDF by its name and declared type; hasPdfContent checks the content. */
export function pdfFile(message: string): Rule {
  const named = v.pipe(v.string(), v.regex(/\.pdf$/iu))
  const typed = v.picklist(PDF_TYPES)
  const filled = v.pipe(v.number(), v.minValue(1))
  return rule('pdfFile', message, v.optional(v.object({ name: named, type: typed, size: filled })))
}

export function fileAtMost(bytes: number, message: string): Rule {
  return rule('fileAtMost', message, v.optional(v.object({ size: v.pipe(v.number(), v.maxValue(bytes)) })))
}

/** Whether a file's first bytes (five are enough) are those of a PDF. */
export function hasPdfContent(head: Uint8Array): boolean {
  return [...'%PDF-'].every((character, index) => head[index] === character.codePointAt(0))
}

function rule(name: string, message: string, schema: v.GenericSchema): Rule {
  return { name, message, breaks: (answer: Answer) => !v.is(schema, answer) }
}

/** A rule about the shape of an answer leaves an empty one to `required`. */
function whenGiven(schema: v.GenericSchema) {
  return v.union([v.literal(''), schema])
}
