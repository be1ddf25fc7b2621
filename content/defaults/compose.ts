import { findBlockDefinition, type BlockName, type BlockNamed } from '../model/blocks.ts'
import type { Field, Fields } from '../model/field.ts'
import type { Illustration } from '../model/illustrations.ts'
import type { Page } from '../model/page.ts'
import type { IllustrationPicture } from '../model/picture.ts'
import type { RichText } from '../model/rich-text.ts'
import { ILLUSTRATION_ALT_TEXTS } from './illustration-alt-texts.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** A block of a default document: omitted fields get their empty value, rich text is written in Markdown. */
export function block<N extends BlockName>(name: N, values: BlockInput<BlockNamed<N>>): BlockNamed<N> {
  const definition = findBlockDefinition(name)
  if (!definition) throw new Error(`There is no block called ${name}`)
  // The definition's fields are those of BlockNamed<N>; TypeScript cannot follow the lookup by name.
  return { block: name, ...complete(definition.fields, values) } as unknown as BlockNamed<N>
}

/** A default page: share texts default to the title, the color world to Pink. */
export function page(
  values: Pick<Page, 'slug' | 'title' | 'blocks' | 'shareDescription'> & Partial<Page>,
): Page {
  return { shareTitle: values.title, shareImage: null, colourWorld: 'Pink', ...values }
}

/** An illustration with its alternative text. Throws if it has none. */
export function describedIllustration(name: Illustration): IllustrationPicture {
  const alt = ILLUSTRATION_ALT_TEXTS[name]
  if (!alt) throw new Error(`The illustration ${name} has no alternative text`)
  return { illustration: name, alt }
}

/** An illustration; decorative unless it gets an alternative text. */
export function illustration(name: Illustration, alt = ''): IllustrationPicture {
  return { illustration: name, alt }
}

type BlockInput<B> = { readonly [K in Exclude<keyof B, 'block'>]?: FieldInput<B[K]> }

type FieldInput<T> = [T] extends [RichText]
  ? T | string
  : T extends readonly (infer I)[]
    ? readonly { readonly [K in keyof I]?: FieldInput<I[K]> }[]
    : T

function complete(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      values[name] === undefined ? emptyValue(field) : completeValue(field, values[name]),
    ]),
  )
}

function completeValue(field: Field, value: unknown): unknown {
  if (field.kind === 'rich-text' && typeof value === 'string') return parseMarkdown(value)
  if (field.kind === 'text' && typeof value === 'string') return collapseWhitespace(value)
  if (field.kind !== 'list') return value
  return (value as Record<string, unknown>[]).map((item) => complete(field.fields, item))
}

/** Plain text may span several lines of a page's source file. */
function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function emptyValue(field: Field): unknown {
  if (field.kind === 'choice' || field.kind === 'flag') return field.initial
  if (field.kind === 'rich-text' || field.kind === 'list') return []
  return field.kind === 'picture' ? null : ''
}
