import { COLOURS, type Colour } from './colours.ts'
import type { Picture } from './picture.ts'
import type { RichText } from './rich-text.ts'

/**
 * The kinds of field a block is made of. From a block's fields follow its TypeScript type, the way it is read from and
 * written to the content service, and its schema there (labels and help for editors included).
 */
export type Field = ItemField | ListField

/** What an entry of a list may hold: anything but another list. */
export type ItemField =
  | TextField
  | ProseField
  | AddressField
  | ChoiceField
  | FlagField
  | DateField
  | PictureField

export type Fields = Readonly<Record<string, Field>>
export type ItemFields = Readonly<Record<string, ItemField>>

interface Described {
  readonly label: string
  readonly help?: string
}
/** Plain words. Absent is ''. */
export interface TextField extends Described {
  readonly kind: 'text'
  readonly long?: boolean
  /** What the words are the name of: a place on the page, or one of the site's forms. */
  readonly names?: 'anchor' | 'form'
}
/** Rich text. Absent is []. */
export interface ProseField extends Described {
  readonly kind: 'prose'
}
/** A link target: http, https, mailto, tel, a path or an anchor. Anything else is read as ''. */
export interface AddressField extends Described {
  readonly kind: 'address'
  /** Leads off the site: a bare name is a host, e.g. 'example.com/shop', not a page of ours. */
  readonly external?: boolean
  /** Leads to a video that opens on the page. */
  readonly video?: boolean
}
export interface ChoiceField<C extends string = string> extends Described {
  readonly kind: 'choice'
  readonly choices: readonly C[]
  readonly initial: C
}
export interface FlagField extends Described {
  readonly kind: 'flag'
  readonly initial: boolean
}
/** A calendar day, e.g. '2024-02-01'. Absent is ''. */
export interface DateField extends Described {
  readonly kind: 'date'
}
/** An uploaded image, one of our own drawings, or null. In the content service: image, imageAlt and illustration. */
export interface PictureField extends Described {
  readonly kind: 'picture'
  /** The attribute of the words for it, where that is called something else. */
  readonly altAttribute?: string
}
export interface ListField<I extends ItemFields = ItemFields> extends Described {
  readonly kind: 'list'
  /** One entry, in the singular and in kebab-case, e.g. 'faq-item': its component's name in the content service. */
  readonly of: string
  readonly fields: I
  /** Entries are places that links can point at: 'clause' makes them #clause-1, #clause-2 … */
  readonly anchor?: string
}

export type ValueOf<F> =
  F extends ListField<infer I>
    ? readonly ValuesOf<I>[]
    : F extends ChoiceField<infer C>
      ? C
      : F extends FlagField
        ? boolean
        : F extends ProseField
          ? RichText
          : F extends PictureField
            ? Picture | null
            : string

export type ValuesOf<I> = { readonly [N in keyof I]: ValueOf<I[N]> }

export function text(label: string, help = ''): TextField {
  return { kind: 'text', label, help }
}
export function longText(label: string, help = ''): TextField {
  return { kind: 'text', long: true, label, help }
}
/** A place on the page that links can point at: letters, digits and hyphens. Anything else is read as ''. */
export function anchor(): TextField {
  const help = 'Lets links point here, e.g. "packs" for #packs.'
  return { kind: 'text', names: 'anchor', label: 'Anchor', help }
}
export function formName(label: string, help = ''): TextField {
  return { kind: 'text', names: 'form', label, help }
}
export function prose(label: string, help = ''): ProseField {
  return { kind: 'prose', label, help }
}
const WHAT_LEADS_SOMEWHERE =
  'A page (/contacts), a place on this page (#faq) or a whole address (https://…, mailto:…).'

export function address(label: string, help = WHAT_LEADS_SOMEWHERE): AddressField {
  return { kind: 'address', label, help }
}
export function externalAddress(label: string, help = WHAT_LEADS_SOMEWHERE): AddressField {
  return { kind: 'address', external: true, label, help }
}
export function videoAddress(label: string, help = ''): AddressField {
  return { kind: 'address', external: true, video: true, label, help }
}
export function choice<const C extends string>(
  label: string,
  choices: readonly C[],
  initial: NoInfer<C>,
  help = '',
): ChoiceField<C> {
  return { kind: 'choice', label, choices, initial, help }
}
export function colour(label: string, initial: Colour): ChoiceField<Colour> {
  return choice(label, COLOURS, initial)
}
/** A colour, or as plain as what surrounds it. */
export function colourOrNone(label: string): ChoiceField<Colour | 'None'> {
  return choice(label, ['None', ...COLOURS], 'None')
}
export function flag(label: string, initial: boolean, help = ''): FlagField {
  return { kind: 'flag', label, initial, help }
}
export function date(label: string, help = ''): DateField {
  return { kind: 'date', label, help }
}
export function picture(label: string, help = ''): PictureField {
  return { kind: 'picture', label, help }
}
export function list<const I extends ItemFields>(
  label: string,
  of: string,
  fields: I,
  help = '',
): ListField<I> {
  return { kind: 'list', label, of, fields, help }
}
