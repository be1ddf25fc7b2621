import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { AuditAction, AuditDetails, AuditEntry } from '../storage/commands/audit-log.ts'
import type { Storage } from '../storage/storage.ts'
import type { FormReader, SubmissionDecrypter } from '../submissions/decrypt-submission.ts'
import { newId } from '../submissions/new-id.ts'
import type { Actor } from './actor.ts'

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

interface Subject {
  readonly form: string
  readonly reference: string | null
}

/** An entry of the audit log. `details` hold facts about the action, never an answer. */
export function auditEntry(
  { now }: Pick<InboxContext, 'now'>,
  { id, name }: Actor,
  action: AuditAction,
  subject: Subject | null,
  details: AuditDetails = {},
): AuditEntry {
  return {
    id: newId(now()),
    at: now(),
    actor: { id, name },
    action,
    form: subject?.form ?? null,
    reference: subject?.reference ?? null,
    details,
  }
}

/** The names of all forms: those of today, and those that were ever asked. */
export async function knownForms({ storage }: Pick<InboxContext, 'storage'>): Promise<string[]> {
  return [...new Set([...ALL_FORMS.map(({ name }) => name), ...(await storage.listFormNames(null))])]
}
