import type { Generated } from 'kysely'

/**
 * Times are milliseconds since 1970 (UTC), days are `YYYY-MM-DD` (UTC). Names of tables and columns stay (decision 89):
 * `turns` holds the times that rate limits count, `notes` single values by name.
 */
export interface Tables {
  submissions: SubmissionsTable
  addresses: AddressesTable
  files: FilesTable
  outbox: OutboxTable
  intake_keys: IntakeKeysTable
  form_versions: FormVersionsTable
  consents: ConsentsTable
  notes: KeyValueTable
  turns: RateLimitsTable
  staff_notes: StaffNotesTable
  replies: RepliesTable
  reply_templates: ReplyTemplatesTable
  audit_log: AuditLogTable
  request_nonces: RequestNoncesTable
  erasures: ErasuresTable
  submission_names: SubmissionNamesTable
}

/** `quarantined`: suspected spam, of which nobody is notified until staff release it. `handled`: done. */
export const SUBMISSION_STATUSES = ['new', 'in-progress', 'reopened', 'handled', 'quarantined'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]
/** Somebody must still deal with it. */
export const OPEN_STATUSES = ['new', 'in-progress', 'reopened'] as const satisfies SubmissionStatus[]

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
  /** Counts the changes that staff made, for optimistic locking. */
  version: Generated<number>
  /** Who deals with it: a member of staff, by the id that the content service or the command line gave. */
  assignee_id: Generated<string | null>
  assignee_name: Generated<string | null>
  /** When staff first replied. */
  answered_at: Generated<number | null>
}

/** The email addresses among the answers: how an erasure finds a person. */
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

export const DELIVERY_KINDS = ['staff-mail', 'confirmation-mail', 'webhook', 'reply-mail'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
/** `held`: its submission is quarantined. `skipped`: it need not be sent. `dead`: given up. */
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

interface KeyValueTable {
  name: string
  value: string
}

interface RateLimitsTable {
  key: string
  /** JSON list of times, oldest first. */
  times: string
  expires_at: number
}

/** What staff noted about a submission; encrypted, since notes describe a person. */
interface StaffNotesTable {
  id: string
  submission_seq: number
  author_id: string
  author_name: string
  created_at: number
  content: string
}

/** A reply by mail. Its id is that of its delivery in the outbox; subject and text are encrypted. */
interface RepliesTable {
  id: string
  submission_seq: number
  author_id: string
  author_name: string
  created_at: number
  content: string
}

interface ReplyTemplatesTable {
  id: string
  form: string
  title: string
  subject: string
  content: string
}

/** Who did what, and when: never an answer. Triggers of the database reject changes. */
interface AuditLogTable {
  seq: Generated<number>
  id: string
  at: number
  actor_id: string
  actor_name: string
  action: string
  form: string | null
  reference: string | null
  /** JSON. */
  details: string
}

/** Nonces of requests that were handled, so that none is handled twice. */
interface RequestNoncesTable {
  nonce: string
  expires_at: number
}

/** Persons who were erased, so that a restored backup does not bring them back. */
interface ErasuresTable {
  /** Keyed, like those in `addresses`. */
  address_hash: string
  erased_at: number
}

/** Names and companies in lower case without accents: what a search by name reads instead of whole submissions. */
interface SubmissionNamesTable {
  submission_seq: number
  names: string
}
