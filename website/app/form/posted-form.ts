/** A form posted by a browser without JavaScript, read and validated by the backend: the website never reads a body. */
export interface PostedForm {
  /** HTTP status and headers of the page. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The form's name. */
  readonly form: string
  /** As they were typed, as far as they fit. */
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Messages by field, in the order of the fields. */
  readonly errors: Readonly<Record<string, string>>
  /** What stands in the general place; '' for nothing. */
  readonly message: string
  /** Remarks by field that keep nobody from sending. */
  readonly advice: Readonly<Record<string, string>>
  /** Files were chosen, and have to be chosen again. */
  readonly filesLost: boolean
}

/** The reference that a value of `?sent=…` proves to have been given to a form of this page; null: it proves nothing. */
export type ReadReceipt = (page: string, value: string) => string | null
