import type { Answer, Answers, Field, FileAnswer, FormDefinition } from './form-definition.ts'
import { normalizeLine, normalizeText } from './normalize-text.ts'

type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly reason: string }

/**
 * A form's answers out of what arrived: a browser's FormData, or an object out of JSON. Every field of the form gets an
 * answer, normalized; names the form does not know are dropped. `files` are those that came beside an object, by field.
 * Not ok: the body is not an object, or contains something that cannot be an answer (a list instead of text).
 */
export function readAnswers(
  form: FormDefinition,
  body: unknown,
  files: Readonly<Record<string, FileAnswer>> = {},
): ReadAnswers {
  const given = body instanceof FormData ? fromFormData(body) : fromObject(body, files)
  if (!given) return { ok: false, reason: 'The answers must be a JSON object with one member per field.' }
  const answers: Record<string, Answer> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const answer = readAnswer(field, given(name))
    if (answer === UNREADABLE) return { ok: false, reason: `${name} must be ${expected(field)}.` }
    answers[name] = answer
  }
  return { ok: true, answers }
}

const UNREADABLE = Symbol('no answer of this field')
type Given = (name: string) => unknown

function fromFormData(body: FormData): Given {
  return (name) => body.get(name)
}

function fromObject(body: unknown, files: Readonly<Record<string, FileAnswer>>): Given | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  return (name) => ownValue(files, name) ?? withoutFile(ownValue(body, name))
}

/** Own properties only: a body may contain a field `__proto__`. */
function ownValue(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined
}

/** JSON carries no files: an object that claims to be one has no content. */
function withoutFile(given: unknown): unknown {
  return typeof given === 'object' && given !== null ? UNREADABLE : given
}

function readAnswer(field: Field, given: unknown): Answer | typeof UNREADABLE {
  switch (field.type) {
    case 'file':
      return readFile(given)
    case 'checkbox':
      return readTick(given)
    case 'select':
    case 'radios':
      return ifText(given, (text) => normalizeLine(text) || (field.initial ?? ''))
    default:
      return ifText(given, (text) => normalizeText(field, text))
  }
}

function ifText(given: unknown, read: (text: string) => string): string | typeof UNREADABLE {
  const text = readText(given)
  return text === UNREADABLE ? UNREADABLE : read(text)
}

function readText(given: unknown): string | typeof UNREADABLE {
  if (given === undefined || given === null) return ''
  if (typeof given === 'string') return given
  return isExact(given) ? String(given) : UNREADABLE
}

/** JSON's longer numbers are rounded, and the longest become Infinity: neither is what was sent. */
function isExact(given: unknown): given is number {
  return typeof given === 'number' && Math.abs(given) <= Number.MAX_SAFE_INTEGER
}

function readTick(given: unknown): boolean | typeof UNREADABLE {
  if (typeof given === 'boolean') return given
  const text = readText(given)
  return text === UNREADABLE ? UNREADABLE : ['on', 'true', 'yes', '1'].includes(text.trim().toLowerCase())
}

/** A browser sends an unnamed empty file when none was chosen. */
function readFile(given: unknown): FileAnswer | undefined | typeof UNREADABLE {
  if (given === undefined || given === null || given === '') return undefined
  if (!isFile(given)) return UNREADABLE
  return given.name === '' && given.size === 0 ? undefined : given
}

function isFile(given: unknown): given is FileAnswer {
  return typeof given === 'object' && given !== null && 'name' in given && 'size' in given && 'type' in given
}

function expected(field: Field): string {
  if (field.type === 'file') return 'a file, sent as multipart/form-data'
  return field.type === 'checkbox' ? 'true or false' : 'text'
}
