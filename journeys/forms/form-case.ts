import { PAPER } from './paper.ts'

/** A form as the specification tells it, in the words a person sees: copied from there, not read from our definitions. */
export interface FormCase {
  /** As staff name it in `npm run submissions -- list --form …`. */
  readonly name: string
  readonly page: string
  readonly endpoint: string
  /** The form's accessible name. */
  readonly title: string
  /** All answers are shown to be checked before they are sent. */
  readonly guided: boolean
  readonly sections: readonly SectionCase[]
  /** Words of the button that sends. */
  readonly send: string
  readonly busy: string
  /** Heading and paragraphs of the thank-you panel. */
  readonly thanks: readonly [string, ...string[]]
  /** Stands in the general place when a rule is broken; '' for none. */
  readonly invalid: string
  /** What it says when the server refuses without words of its own; `{status}` is the HTTP status. */
  readonly rejected: string
  readonly unreachable: string
}

export interface SectionCase {
  readonly title: string
  /** In the order of the page. */
  readonly answers: readonly AnswerCase[]
}

export interface AnswerCase {
  readonly kind: 'type' | 'pick' | 'choose' | 'tick' | 'attach'
  /** The control's label, of a group its legend. */
  readonly label: string
  /** What a person types, or the words of the option; '' for boxes and files. */
  readonly value: string
  /** What the empty field says; undefined: it may stay empty. */
  readonly empty?: string
  /** [wrong answer, what it says] */
  readonly wrong?: readonly [string, string]
  /** How staff read the answer, where it differs from what was typed. */
  readonly read?: string
}

type More = Omit<AnswerCase, 'kind' | 'label' | 'value'>

/** A field to type in. */
export function typed(label: string, value: string, more: More = {}): AnswerCase {
  return { kind: 'type', label, value, ...more }
}

/** A list to pick from. */
export function picked(label: string, option: string, more: More = {}): AnswerCase {
  return { kind: 'pick', label, value: option, ...more }
}

/** A group of which one is chosen. */
export function chosen(label: string, option: string, more: More = {}): AnswerCase {
  return { kind: 'choose', label, value: option, ...more }
}

/** A box; the beginning of its label is enough. */
export function ticked(label: string, more: More = {}): AnswerCase {
  return { kind: 'tick', label, value: '', read: 'Yes', ...more }
}

/** A file: a small PDF is attached. */
export function attached(label: string): AnswerCase {
  return { kind: 'attach', label, value: '', read: `${PAPER.name} (${PAPER.buffer.length} bytes)` }
}

/** All answers of a form in the order of its pages. */
export function answersOf(form: FormCase): readonly AnswerCase[] {
  return form.sections.flatMap(({ answers }) => answers)
}
