import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { FormReader, SubmissionDecrypter } from '../submissions/submission-decrypter.ts'

/** What the inbox's functions work with, whether staff use the admin page or the command line. */
export interface InboxContext {
  readonly settings: BackendSettings
  readonly storage: Storage
  readonly keys: DataKeys
  readonly decryptSubmission: SubmissionDecrypter
  readonly formOf: FormReader
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called when something is to be sent now. */
  readonly onDeliveryDue?: () => void
  /** Called when a person has used up what they may do in an hour. */
  readonly onLimitReached?: (cap: string) => void
}
