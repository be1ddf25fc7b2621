/** A form: everything needed to render, validate, store, export or describe it. */
export interface FormDefinition {
  /** Stable name: stored with each submission, used in settings (`MAIL_TO_<NAME>`) and by content's form block. */
  readonly name: string
  readonly title: string
  readonly endpoint: `/api/${string}`
  /** The page that shows this form; without JavaScript it is posted there. */
  readonly page: `/${string}`
  /** Named groups of fields in reading order; several are numbered. Every field is in exactly one. */
  readonly sections: readonly FormSection[]
  readonly fields: Readonly<Record<string, Field>>
  /** Above the button: what sending does not do. */
  readonly beforeSending?: LinkedText
  readonly submit: { readonly idle: string; readonly busy: string }
  /** The thank-you panel: heading first, then paragraphs. */
  readonly success: readonly [string, ...string[]]
  /** Below it: what happens next, in order, and a page for the meantime. */
  readonly afterwards: Afterwards
  readonly failure: FailureTexts
  /** Long forms: draft on the device, review step, progress. */
  readonly guided: boolean
  readonly retention: Retention
  /** The field with the visitor's email address: the confirmation is sent there, and staff reply there. */
  readonly replyTo: string
  /** Version of the terms and the privacy policy that a submission agreed to. */
  readonly textsVersion: string
}

export interface FormSection {
  readonly title: string
  readonly hint?: string
  readonly fields: readonly string[]
}

interface Afterwards {
  readonly steps: readonly string[]
  readonly link?: { readonly text: string; readonly address: `/${string}` }
}

interface FailureTexts {
  /** The form error when a field is invalid; '' shows only the field errors. */
  readonly invalid: string
  /** The server rejected the form without a message. `{status}` is replaced by the HTTP status. */
  readonly rejected: string
  readonly unreachable: string
  /** The position of the form error. */
  readonly place: 'above-form' | 'above-button'
}

/** How long a submission is retained, counted from the day it was received, or from the end of the relationship. */
export interface Retention {
  readonly years: number
  readonly from: 'received' | 'relationship-end'
}

export type Field = TextField | ChoiceField | CheckboxField | FileField

interface FieldBase {
  readonly label: string
  /** Its name in a sentence that names several, once for all fields of a kind: "phone numbers". */
  readonly nameInText?: string
  readonly hint?: string
  /** Rules in the order of evaluation; the first broken one gives the field's message. */
  readonly rules: readonly Rule[]
  /** Shown beside the label. */
  readonly optional?: boolean
  /** Advice never blocks: it is shown beside the field, and to staff. See advise.ts. */
  readonly advice?: AdviceName
  /**
   * Encrypted at rest and never part of a draft on the device; the tab's session storage has it until the tab is
   * closed.
   */
  readonly sensitive?: boolean
  /** Never written to any browser storage, including session storage. */
  readonly neverDrafted?: boolean
  /** Beside its neighbor where the screen is wide enough. */
  readonly half?: boolean
}

export interface TextField extends FieldBase {
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'time' | 'textarea'
  readonly autocomplete?: string
  readonly inputmode?: 'text' | 'tel' | 'email' | 'url' | 'numeric' | 'decimal'
  /** Phones open a keyboard in capitals. */
  readonly capitals?: boolean
  /** Shown before the control and not part of the answer, e.g. '+351'. */
  readonly prefix?: string
  /** Typing stops here (`maxlength`); the server rejects a longer answer. */
  readonly inputLimit?: number
  /** The maximum length where the specification names no limit; see longestAnswer in validate.ts. */
  readonly cap?: number
  /** Shows how much of the limit is used. */
  readonly counter?: { readonly limit: number; readonly highlightAbove?: number }
  /** Offers to copy the answers of other fields, joined by commas: "Same as company address". */
  readonly sameAs?: { readonly fields: readonly string[]; readonly label: string }
}

export interface ChoiceField extends FieldBase {
  readonly type: 'select' | 'radios'
  readonly options: readonly Option[]
  /** The preselected option, also used when the answer is missing. */
  readonly initial?: string
  readonly placeholder?: string
  readonly autocomplete?: string
}

export interface CheckboxField extends FieldBase {
  readonly type: 'checkbox'
  /** Links in the label. */
  readonly links?: Links
}

export interface LinkedText {
  readonly text: string
  readonly links: Links
}

/** Links in a text, by the part that becomes the link. */
export type Links = readonly { readonly text: string; readonly address: string }[]

export interface FileField extends FieldBase {
  readonly type: 'file'
  readonly accept: 'application/pdf'
  /** Also shown beside the control. */
  readonly maxMegabytes: number
}

export interface Option {
  readonly value: string
  readonly label: string
  /** In a select, a line separates it from the options before it. */
  readonly setApart?: boolean
}

export interface Rule {
  readonly name: string
  readonly message: string
  readonly breaks: (answer: Answer) => boolean
}

export type AdviceName = 'iban' | 'bic' | 'vat' | 'phone'

/** A chosen file, as browser and server see it; a `File` is one. */
export interface FileAnswer {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly type: string
}

/**
 * Text: string, '' when nothing was typed. Choice: an option's value or ''. Checkbox: boolean. File: undefined when
 * none.
 */
export type Answer = string | boolean | FileAnswer | undefined
export type Answers = Readonly<Record<string, Answer>>
