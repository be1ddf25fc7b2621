import { SAMPLE_PDF } from './sample-pdf.ts'

/** A form with the texts of the specification: copied from there, not read from our definitions. */
export interface FormCase {
  /** As staff name it in `npm run submissions -- list --form …`. */
  readonly name: string
  readonly page: string
  readonly endpoint: string
  /** The form's accessible name. */
  readonly title: string
  /** Has a review of all answers before they are sent. */
  readonly guided: boolean
  readonly sections: readonly SectionCase[]
  /** Label of the submit button. */
  readonly send: string
  readonly busy: string
  /** Heading and paragraphs of the thank-you panel. */
  readonly thanks: readonly [string, ...string[]]
  /** The form error when a field is invalid; '' for none. */
  readonly invalid: string
  /** The form error when the server rejects without a message of its own; `{status}` is the HTTP status. */
  readonly rejected: string
  readonly unreachable: string
}

interface SectionCase {
  readonly title: string
  /** In the order of the page. */
  readonly answers: readonly AnswerCase[]
}

export interface AnswerCase {
  readonly kind: 'text' | 'select' | 'radio' | 'checkbox' | 'file'
  /** The control's label; of a group, its legend. */
  readonly label: string
  /** The typed text, or the label of the option; '' for checkboxes and files. */
  readonly value: string
  /** The error of the empty field; undefined: it is optional. */
  readonly empty?: string
  /** [invalid answer, its error] */
  readonly wrong?: readonly [string, string]
  /** The answer as staff read it, if it differs from what was typed. */
  readonly read?: string
}

type More = Omit<AnswerCase, 'kind' | 'label' | 'value'>

/** A text field of one line or several. */
export function textField(label: string, value: string, more: More = {}): AnswerCase {
  return { kind: 'text', label, value, ...more }
}

/** A select. */
export function selectField(label: string, option: string, more: More = {}): AnswerCase {
  return { kind: 'select', label, value: option, ...more }
}

/** A group of radio buttons. */
export function radioField(label: string, option: string, more: More = {}): AnswerCase {
  return { kind: 'radio', label, value: option, ...more }
}

/** A checkbox; the start of its label is enough. */
export function checkboxField(label: string, more: More = {}): AnswerCase {
  return { kind: 'checkbox', label, value: '', read: 'Yes', ...more }
}

/** A file field, filled with a small PDF. */
export function fileField(label: string): AnswerCase {
  return { kind: 'file', label, value: '', read: `${SAMPLE_PDF.name} (${SAMPLE_PDF.buffer.length} bytes)` }
}

/** All answers of a form in page order. */
export function answersOf(form: FormCase): readonly AnswerCase[] {
  return form.sections.flatMap(({ answers }) => answers)
}
