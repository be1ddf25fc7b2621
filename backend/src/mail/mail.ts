/** A mail as we compose it. Of what visitors wrote, only a strictly validated address is in a header: `replyTo`. */
export interface Mail {
  /** The same for every attempt, so that a mail delivered twice is seen to be one. */
  readonly messageId: string
  /** What the file is called when the mail is written instead of sent; no folder, no visitor's text. */
  readonly fileName: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  /** A person wrote it: it does not call itself automatic. */
  readonly isPersonal?: boolean
}

export interface Attachment {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

export type SendResult =
  | { readonly kind: 'sent' }
  /** `permanent`: the other side will say the same tomorrow. */
  | { readonly kind: 'failed'; readonly failure: string; readonly permanent: boolean }

export interface Mailer {
  send(mail: Mail): Promise<SendResult>
  /** Removes a written mail, with mailers that write files. */
  discard?(fileName: string): Promise<void>
  /** Nothing may be sent after; what is under way is cut off soon. */
  close(): void
}

const STRICT_EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/iu
const MAX_EMAIL_CHARACTERS = 254

/** The one form of an email address allowed in a header: no names, quotes, comments, lists or line ends. */
export function isStrictEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARACTERS && STRICT_EMAIL.test(text)
}
