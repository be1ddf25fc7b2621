import type { TextField } from './form-definition.ts'

/** Removed: control characters (including NUL), bidirectional overrides and invisible spaces. */
const UNWANTED = /[\p{Cc}\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu
const UNWANTED_BUT_LINES = /[^\P{Cc}\n\t]|[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu
const OTHER_SPACES = /\p{Zs}/gu

/**
 * The text that is validated and stored, the same in browser and server: well-formed Unicode in NFC, line ends as a
 * browser counts them, trimmed. A prefix shown before the control is not doubled when somebody types it.
 */
export function normalizeText(field: TextField, raw: string): string {
  if (field.type !== 'textarea') return withoutPrefix(field, normalizeLine(raw))
  return compose(withPlainLineEnds(raw).replace(UNWANTED_BUT_LINES, '')).trim()
}

/** The same for a single line, such as the value of a choice. */
export function normalizeLine(raw: string): string {
  const line = withPlainLineEnds(raw).replace(/[\n\t]/gu, ' ')
  return compose(line.replace(UNWANTED, '').replace(OTHER_SPACES, ' ')).trim()
}

function withPlainLineEnds(raw: string): string {
  return raw.toWellFormed().replace(LINE_ENDS, '\n')
}

/** Up to U+02FF there are no combining marks, and every character is composed. Most answers contain nothing else. */
const COMPOSED = /^[\0-\u02FF]*$/u

/** After characters were removed: those on both sides of one may compose. */
function compose(text: string): string {
  return COMPOSED.test(text) ? text : withBoundedMarks(text).normalize('NFC')
}

/** More marks than any language puts on one letter (UAX 15, Stream-Safe Text Format). */
const MAX_MARKS = 30
/** Combining grapheme joiner: invisible, and marks are not reordered across it. */
const JOINER = '\u034F'
const MARK = `(?!${JOINER})\\p{M}`
const MANY_MARKS = new RegExp(`(?:${MARK}){${MAX_MARKS + 1}}`, 'u')
const EACH_RUN_OF_MARKS = new RegExp(`(?:${MARK}){${MAX_MARKS}}(?=${MARK})`, 'gu')

/** Normalization sorts the marks on a letter in quadratic time: a hundred thousand of them would take seconds. */
function withBoundedMarks(text: string): string {
  return MANY_MARKS.test(text) ? text.replace(EACH_RUN_OF_MARKS, (run) => run + JOINER) : text
}

/** Removes the prefix '+351' from '+351 912 345 678' and '00351912345678'; '+44 …' stays as typed. */
function withoutPrefix({ prefix }: TextField, text: string): string {
  if (!prefix?.startsWith('+')) return text
  const digits = prefix.slice(1)
  const doubled = [prefix, `00${digits}`].find((start) => text.startsWith(start))
  return doubled === undefined ? text : text.slice(doubled.length).trim()
}
