import type { Field, Fields } from '../model/field.ts'
import { safeUrl, safeExternalUrl } from '../model/safe-url.ts'
import { pictureAttributes } from './picture-attributes.ts'
import { readPicture } from './read-picture.ts'
import { readRichText } from './read-rich-text.ts'
import { ownValue, readEntries, readText, type Entry } from './read-value.ts'

/** All fields of a definition, read from an entry; missing or invalid values become empty. */
export function readFields(fields: Fields, entry: Entry, mediaUrl: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(name, field, entry, mediaUrl)]),
  )
}

function readField(name: string, field: Field, entry: Entry, mediaUrl: string): unknown {
  const value = ownValue(entry, name)
  switch (field.kind) {
    case 'text':
      return field.format === 'anchor' ? readAnchor(value) : readText(value)
    case 'rich-text':
      return readRichText(value)
    case 'url':
      return field.external ? safeExternalUrl(value) : safeUrl(value)
    case 'choice':
      return readChoice(field.choices, value) ?? field.initial
    case 'flag':
      return typeof value === 'boolean' ? value : field.initial
    case 'date':
      return readDay(value)
    case 'picture':
      return readPicture(entry, pictureAttributes(name, field), mediaUrl)
    case 'list':
      return readEntries(value).map((item) => readFields(field.fields, item, mediaUrl))
  }
}

/** The matching choice, ignoring case. */
export function readChoice<C extends string>(choices: readonly C[], value: unknown): C | undefined {
  const wanted = readText(value).trim().toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === wanted)
}

function readAnchor(value: unknown): string {
  const anchor = readText(value).trim().replace(/^#/, '')
  return /^[A-Za-z][\w-]*$/.test(anchor) ? anchor : ''
}

function readDay(value: unknown): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(readText(value))?.[0] ?? ''
  return Number.isNaN(Date.parse(day)) ? '' : day
}
