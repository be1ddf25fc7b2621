/** What a form is: everything anybody needs to draw, judge, store, export or describe it. */
export interface FormDefinition {
  /** Stable name: stored with each submission, used in settings (`MAIL_TO_<NAME>`) and by content's form block. */
  readonly name: string
  readonly title: string
  readonly endpoint: `/api/${string}`
  /** The page that shows this form, where a post without JavaScript ends. */
  readonly page: `/${string}`
  /** Named groups of fields in reading order. Long forms show them as steps. Every field stands in exactly one. */
  readonly sections: readonly FormSection[]
  readonly fields: Readonly<Record<string, Field>>
  readonly submit: { readonly idle: string; readonly busy: string }
  /** The thank-you panel: heading first, then paragraphs. */
  readonly success: readonly [string, ...string[]]
  readonly failure: FailureTexts
  /** Long forms: draft on the device, a review step, progress. */
  readonly guided: boolean
  readonly retention: Retention
}

export interface FormSection {
  readonly title: string
  readonly hint?: string
  readonly fields: readonly string[]
}

export interface FailureTexts {
  /** Stands in the general place when the browser's or server's check fails; '' shows only the field errors. */
  readonly invalid: string
  /** The server refused and said no more. `{status}` is replaced by the HTTP status. */
  readonly rejected: string
  readonly unreachable: string
  /** Where the general message stands. */
  readonly place: 'above-form' | 'above-button'
}

/** How long a submission is kept, counted from the day it was received, or from the end of the relationship. */
export interface Retention {
  readonly years: number
  readonly from: 'received' | 'relationship-end'
}

export type Field = TextField | ChoiceField | CheckboxField | FileField

interface FieldBase {
  readonly label: string
  readonly hint?: string
  /** Rules in the order they are judged; the first broken one gives the field's message. */
  readonly rules: readonly Rule[]
  /** Advice never blocks: it is shown beside the field and to staff. See advice.ts. */
  readonly advice?: AdviceName
  /** Encrypted at rest. */
  readonly sensitive?: boolean
  /** Never kept in a draft on the device. */
  readonly neverDrafted?: boolean
}

export interface TextField extends FieldBase {
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'time' | 'textarea'
  readonly autocomplete?: string
  readonly inputmode?: 'text' | 'tel' | 'email' | 'url' | 'numeric' | 'decimal'
  /** Shown before the control and not part of the answer, e.g. '+351'. */
  readonly prefix?: string
  /** Typing stops here (`maxlength`); not a judged rule. */
  readonly inputLimit?: number
  readonly counter?: { readonly limit: number; readonly highlightAbove?: number }
  /** Offers to copy the answer of another field: "Same as business phone". */
  readonly sameAs?: { readonly field: string; readonly label: string }
  readonly optional?: boolean
}

export interface ChoiceField extends FieldBase {
  readonly type: 'select' | 'radios'
  readonly options: readonly Option[]
  readonly initial?: string
  readonly placeholder?: string
  readonly autocomplete?: string
  readonly optional?: boolean
}

export interface CheckboxField extends FieldBase {
  readonly type: 'checkbox'
  /** Addresses linked from the label: text in the label that becomes a link. */
  readonly links?: readonly { readonly text: string; readonly address: string }[]
}

export interface FileField extends FieldBase {
  readonly type: 'file'
  readonly accept: 'application/pdf'
  readonly optional?: boolean
}

export interface Option {
  readonly value: string
  readonly label: string
}

export interface Rule {
  readonly name: string
  readonly message: string
  readonly breaks: (answer: Answer) => boolean
}

export type AdviceName = 'iban' | 'bic' | 'vat' | 'phone'

/** A file the visitor chose, as both sides can see it. */
export interface FileAnswer {
  readonly name: string
  readonly size: number
  readonly type: string
}

export type Answer = string | boolean | FileAnswer | undefined
export type Answers = Readonly<Record<string, Answer>>

/** Checks nothing at run time: a definition is data. Exists so that every definition is typed and frozen the same way. */
export function defineForm<const F extends FormDefinition>(form: F): F {
  return Object.freeze(form)
}
