import { kindOfBlock, type BlockName, type BlockNamed } from '../model/blocks.ts'
import type { Field, Fields } from '../model/field.ts'
import type { Illustration } from '../model/illustrations.ts'
import type { Page } from '../model/page.ts'
import type { Drawing } from '../model/picture.ts'
import type { RichText } from '../model/rich-text.ts'
import { PICTURE_WORDS } from './picture-words.ts'
import { writeProse } from './write-prose.ts'

/** A block of a default document: what is not given takes its absent value; rich text is written as writeProse reads it. */
export function block<N extends BlockName>(name: N, given: Given<BlockNamed<N>>): BlockNamed<N> {
  const kind = kindOfBlock(name)
  if (!kind) throw new Error(`There is no block called ${name}`)
  // The fields of the kind are those of BlockNamed<N>; TypeScript cannot follow the look-up by name.
  return { block: name, ...complete(kind.fields, given) } as unknown as BlockNamed<N>
}

/** A default page: share texts default to the title, the colour world to Pink. */
export function page(
  given: Pick<Page, 'slug' | 'title' | 'blocks' | 'shareDescription'> & Partial<Page>,
): Page {
  return { shareTitle: given.title, shareImage: null, colourWorld: 'Pink', ...given }
}

/** One of the site's own drawings, with the words for what it shows. Throws when there are none. */
export function pictured(illustration: Illustration): Drawing {
  const alt = PICTURE_WORDS[illustration]
  if (!alt) throw new Error(`Nothing says what ${illustration} shows`)
  return { illustration, alt }
}

/** One of the site's own drawings; without words it only decorates. */
export function drawing(illustration: Illustration, alt = ''): Drawing {
  return { illustration, alt }
}

type Given<B> = { readonly [K in Exclude<keyof B, 'block'>]?: GivenField<B[K]> }

type GivenField<T> = [T] extends [RichText]
  ? T | string
  : T extends readonly (infer I)[]
    ? readonly { readonly [K in keyof I]?: GivenField<I[K]> }[]
    : T

function complete(fields: Fields, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      given[name] === undefined ? absent(field) : completeValue(field, given[name]),
    ]),
  )
}

function completeValue(field: Field, value: unknown): unknown {
  if (field.kind === 'prose' && typeof value === 'string') return writeProse(value)
  if (field.kind === 'text' && typeof value === 'string') return onOneLine(value)
  if (field.kind !== 'list') return value
  return (value as Record<string, unknown>[]).map((item) => complete(field.fields, item))
}

/** Plain words may run over several lines of a page's file. */
function onOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

function absent(field: Field): unknown {
  if (field.kind === 'choice' || field.kind === 'flag') return field.initial
  if (field.kind === 'prose' || field.kind === 'list') return []
  return field.kind === 'picture' ? null : ''
}
