import type { Field, Fields } from '../model/field.ts'
import { pictureAttributes } from '../strapi/picture-attributes.ts'
import type { StrapiData } from '../strapi/to-strapi.ts'

/** What is hostile: the texts, with links that work, or the links and everything else that is not text. */
export type HostileKind = 'texts' | 'links'

/** One entry for each value; a single one with all of them if they have room in its lists and rich texts. */
export function hostileEntries(fields: Fields, values: readonly string[], kind: HostileKind): StrapiData[] {
  return Object.values(fields).some((field) => holdsOne(field, kind))
    ? values.map((value) => hostileValues(fields, [value], kind))
    : [hostileValues(fields, values, kind)]
}

/** Whether a field becomes hostile, and by one value at a time. */
function holdsOne(field: Field, kind: HostileKind): boolean {
  if (field.kind === 'list' || field.kind === 'rich-text') return false
  if (field.kind === 'picture') return true
  return (field.kind === 'text' && !field.format) === (kind === 'texts')
}

/** One entry: its lists and rich texts hold all values, its other fields the first one. */
export function hostileValues(fields: Fields, values: readonly string[], kind: HostileKind): StrapiData {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => hostileValue(name, field, values, kind)),
  )
}

function hostileValue(
  name: string,
  field: Field,
  values: readonly string[],
  kind: HostileKind,
): [string, unknown][] {
  const isText = kind === 'texts'
  const [value = ''] = values
  switch (field.kind) {
    case 'text':
      if (field.format) return [[name, isText ? VALID_NAMES[field.format] : value]]
      return [[name, isText ? value : field.label]]
    case 'rich-text':
      return [
        [name, values.flatMap((each) => (isText ? richText(each, '/contacts') : richText('A link', each)))],
      ]
    case 'url':
      return [[name, isText ? validUrl(field) : value]]
    case 'picture': {
      const { image, alt, illustration } = pictureAttributes(name, field)
      const picture = isText ? [] : [[image, hostileImage(value)] as [string, unknown]]
      return [...picture, [alt, value], [illustration, isText ? 'wallet-home' : value]]
    }
    case 'list':
      return [[name, entryValues(values).map((each) => hostileValues(field.fields, [each], kind))]]
    case 'choice':
    case 'flag':
      return isText ? [] : [[name, value]]
    case 'date':
      return [[name, isText ? '2026-01-01' : value]]
  }
}

/** At least two, because entries stand beside one another. */
function entryValues(values: readonly string[]): readonly string[] {
  return values.length > 1 ? values : [...values, ...values]
}

const VALID_NAMES = { anchor: 'place', form: 'contact' }

function validUrl({ video, external }: Extract<Field, { kind: 'url' }>): string {
  if (video) return 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  return external ? 'https://example.com' : '/contacts'
}

/** An uploaded image with all attributes that are read of one. */
export function hostileImage(value: string): StrapiData {
  return {
    url: value,
    width: value,
    height: value,
    name: value,
    alternativeText: value,
    focalPoint: { x: value, y: value },
    updatedAt: value,
  }
}

/** Every kind of node, also those that the site does not know. */
function richText(text: string, url: string): StrapiData[] {
  const inlines = [{ type: 'text', text, bold: true }]
  const link = { type: 'link', url, children: inlines }
  return [
    { type: 'paragraph', children: [...inlines, link] },
    { type: 'heading', level: 3, children: [link] },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [...inlines, link] }] },
    { type: 'quote', children: inlines },
    { type: 'code', language: text, children: inlines },
    { type: 'image', image: { url, alternativeText: text }, children: inlines },
    { type: text, url, children: inlines },
  ]
}
