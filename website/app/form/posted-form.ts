/** A form posted by a browser without JavaScript, read and validated by the backend: the website never reads a body. */
export interface PostedForm {
  /** HTTP status and headers of the page. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The form's name. */
  readonly form: string
  /** As they were typed, up to a length limit. */
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Messages by field, in the order of the fields. */
  readonly errors: Readonly<Record<string, string>>
  /** The form error; '' for none. */
  readonly message: string
  /** Advice by field, which does not block sending. */
  readonly advice: Readonly<Record<string, string>>
  /** Files were chosen, and have to be chosen again. */
  readonly filesLost: boolean
}

/** The reference in a value of `?sent=…` that was signed for this page; null: it is invalid. */
export type ReadReceipt = (page: string, value: string) => string | null
