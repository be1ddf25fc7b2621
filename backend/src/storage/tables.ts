import type { Generated } from 'kysely'

/** Times are milliseconds since 1970 (UTC), days are `YYYY-MM-DD` (UTC). */
export interface Tables {
  submissions: SubmissionsTable
  addresses: AddressesTable
  files: FilesTable
  outbox: OutboxTable
  intake_keys: IntakeKeysTable
  form_versions: FormVersionsTable
  consents: ConsentsTable
  notes: NotesTable
  turns: TurnsTable
}

export const SUBMISSION_STATUSES = ['new', 'handled', 'quarantined'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

interface SubmissionsTable {
  /** The order of arrival. Clocks may jump; this does not. */
  seq: Generated<number>
  id: string
  reference: string
  form: string
  /** The version of the form that was answered: refers to `form_versions`. */
  form_version: string
  received_at: number
  status: SubmissionStatus
  /** JSON list of why it was quarantined. */
  reasons: string
  /** Keyed hash of the client's address and the day: distinguishes clients of one day, and nothing else. */
  client: string
  /** JSON of the answers, sensitive ones encrypted. */
  answers: string
  /** The first day on which it must be gone; null as long as the relationship lasts. */
  due_on: string | null
}

/** The e-mail addresses among the answers: how an erasure finds a person. */
interface AddressesTable {
  /** Keyed. */
  hash: string
  submission_seq: number
}

interface FilesTable {
  seq: Generated<number>
  submission_seq: number
  field: string
  name: string
  type: string
  size: number
  /** Of the file as it was sent, as is `size`. */
  sha256: string
  /** Encrypted with the key that `key_id` names; null: stored by a version that did not encrypt. */
  content: Uint8Array
  key_id: string | null
}

export const DELIVERY_KINDS = ['staff-mail', 'confirmation-mail', 'webhook'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
export type DeliveryState = 'held' | 'waiting' | 'done' | 'skipped' | 'dead'

interface OutboxTable {
  seq: Generated<number>
  /** The Message-ID and webhook-id of every attempt. */
  id: string
  submission_seq: number
  kind: DeliveryKind
  state: DeliveryState
  attempts: number
  created_at: number
  next_at: number
  /** Our own code for the last failure, never a text of the other side, which could quote an answer. */
  failure: string | null
}

interface IntakeKeysTable {
  key_hash: string
  body_hash: string
  submission_id: string
  claimed_at: number
  expires_at: number
}

interface FormVersionsTable {
  version: string
  form: string
  definition: string
  first_used_at: number
}

interface ConsentsTable {
  seq: Generated<number>
  /** Keyed hash of choice, time and client: the same notice twice is one row. */
  notice: string
  choice: string
  chosen_at: string
  received_at: number
}

interface NotesTable {
  name: string
  value: string
}

interface TurnsTable {
  key: string
  /** JSON list of times, oldest first. */
  times: string
  expires_at: number
}
