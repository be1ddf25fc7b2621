import { COLORS, type Color } from './colors.ts'
import type { Picture } from './picture.ts'
import type { RichText } from './rich-text.ts'

/**
 * The field types of blocks. The fields of a block define its TypeScript type, how it is read from and written to the
 * content service, and its schema there, including labels and help for editors.
 */
export type Field = ItemField | ListField

/** The fields of a list entry: all types except another list. */
export type ItemField =
  | TextField
  | RichTextField
  | UrlField
  | ChoiceField
  | FlagField
  | DateField
  | PictureField

export type Fields = Readonly<Record<string, Field>>
type ItemFields = Readonly<Record<string, ItemField>>

interface FieldBase {
  readonly label: string
  readonly help?: string
}
/** Plain text. Empty: ''. */
interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly long?: boolean
  /** The text must be the name of an anchor or of a form. */
  readonly format?: 'anchor' | 'form'
}
/** Rich text. Empty: []. */
interface RichTextField extends FieldBase {
  readonly kind: 'rich-text'
}
/** A link target: http, https, mailto, tel, a path or an anchor. Anything else is read as ''. */
interface UrlField extends FieldBase {
  readonly kind: 'url'
  /** The target is on another site: 'example.com/shop' is a host and a path, not a page of ours. */
  readonly external?: boolean
  /** The URL of a video, which is played on the page. */
  readonly video?: boolean
}
interface ChoiceField<C extends string = string> extends FieldBase {
  readonly kind: 'choice'
  readonly choices: readonly C[]
  readonly initial: C
}
interface FlagField extends FieldBase {
  readonly kind: 'flag'
  readonly initial: boolean
}
/** A calendar day, e.g. '2024-02-01'. Empty: ''. */
interface DateField extends FieldBase {
  readonly kind: 'date'
}
/** An uploaded image, an illustration, or null. In the content service: image, imageAlt and illustration. */
export interface PictureField extends FieldBase {
  readonly kind: 'picture'
  /** The attribute with the alternative text, if not named after the image. */
  readonly altAttribute?: string
}
export interface ListField<I extends ItemFields = ItemFields> extends FieldBase {
  readonly kind: 'list'
  /** The component of an entry in the content service: singular, in kebab-case, e.g. 'faq-item'. */
  readonly itemName: string
  readonly fields: I
  /** Prefix of the entries' anchors: 'clause' gives #clause-1, #clause-2 … */
  readonly anchor?: string
}

type ValueOf<F> =
  F extends ListField<infer I>
    ? readonly ValuesOf<I>[]
    : F extends ChoiceField<infer C>
      ? C
      : F extends FlagField
        ? boolean
        : F extends RichTextField
          ? RichText
          : F extends PictureField
            ? Picture | null
            : string

export type ValuesOf<I> = { readonly [N in keyof I]: ValueOf<I[N]> }

// Functions that define fields. Editors see `label`, and `help` unless it is empty.

/** One line of plain text. */
export function text(label: string, help = ''): TextField {
  return { kind: 'text', label, help }
}
/** Several lines of plain text. */
export function longText(label: string, help = ''): TextField {
  return { kind: 'text', long: true, label, help }
}
/** The anchor of a section: a letter, then letters, digits and hyphens. Anything else is read as ''. */
export function anchor(): TextField {
  const help = 'Lets links point here, e.g. "packs" for #packs.'
  return { kind: 'text', format: 'anchor', label: 'Anchor', help }
}
/** The name of a form in `forms/`, e.g. 'contact'. The content check reports names that do not exist. */
export function formName(label: string, help = ''): TextField {
  return { kind: 'text', format: 'form', label, help }
}
/** Paragraphs, headings, lists and links. */
export function richText(label: string, help = ''): RichTextField {
  return { kind: 'rich-text', label, help }
}
const URL_HELP = 'A page (/contacts), an anchor on this page (#faq) or a full address (https://…, mailto:…).'

/** A link target on this site or another one; read as '' unless it is safe (safe-url.ts). */
export function url(label: string, help = URL_HELP): UrlField {
  return { kind: 'url', label, help }
}
/** A link target on another site: a host without a scheme gets https. */
export function externalUrl(label: string, help = URL_HELP): UrlField {
  return { kind: 'url', external: true, label, help }
}
/** The URL of a video that is played on the page (video-id.ts). */
export function videoUrl(label: string, help = ''): UrlField {
  return { kind: 'url', external: true, video: true, label, help }
}
/** One of some values; read as `initial` when the stored value is none of them. */
export function choice<const C extends string>(
  label: string,
  choices: readonly C[],
  initial: NoInfer<C>,
  help = '',
): ChoiceField<C> {
  return { kind: 'choice', label, choices, initial, help }
}
/** One of the colors of the design. */
export function color(label: string, initial: Color, help = ''): ChoiceField<Color> {
  return choice(label, COLORS, initial, help)
}
/** A color, or 'None' for the background of the page. */
export function colorOrNone(label: string, initial: Color | 'None' = 'None'): ChoiceField<Color | 'None'> {
  return choice(label, ['None', ...COLORS], initial)
}
/** A switch; `initial` where nothing is stored. */
export function flag(label: string, initial: boolean, help = ''): FlagField {
  return { kind: 'flag', label, initial, help }
}
/** A calendar day; '' if there is none. */
export function date(label: string, help = ''): DateField {
  return { kind: 'date', label, help }
}
/** An uploaded image or an illustration, with its alternative text; null if there is none. */
export function picture(label: string, help = ''): PictureField {
  return { kind: 'picture', label, help }
}
/**
 * Entries with the same fields, in the editor's order.
 *
 * @param itemName component of an entry in the content service: singular, in kebab-case
 */
export function list<const I extends ItemFields>(
  label: string,
  itemName: string,
  fields: I,
  help = '',
): ListField<I> {
  return { kind: 'list', label, itemName, fields, help }
}
