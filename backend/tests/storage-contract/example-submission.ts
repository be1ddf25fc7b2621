import { newId } from '../../src/submissions/new-id.ts'
import { newReference } from '../../src/submissions/new-reference.ts'
import type { AuditEntry } from '../../src/storage/commands/audit-log.ts'
import type { NewSubmission } from '../../src/storage/commands/accept-submission.ts'
import type { StoredFile } from '../../src/storage/commands/submissions.ts'

/** The moment of these tests. */
export const NOW = Date.UTC(2026, 10, 20, 12)
export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let minutes = 0

/** A submission that differs from every other, and what changes of it. */
export function exampleSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  const id = newId(NOW)
  minutes += 1
  return {
    id,
    reference: newReference(NOW + minutes * MINUTE_MS),
    form: 'contact',
    formVersion: 'v1',
    receivedAt: NOW,
    status: 'new',
    reasons: [],
    client: 'client',
    addresses: ['hash-of-ana'],
    answers: '{"message":"Olá 👋"}',
    dueOn: '2031-11-20',
    files: [],
    deliveries: [
      { id: newId(NOW), kind: 'staff-mail' },
      { id: newId(NOW), kind: 'confirmation-mail' },
    ],
    idempotency: { keyHash: `key of ${id}`, bodyHash: `body of ${id}`, expiresAt: NOW + DAY_MS },
    ...changes,
  }
}

/** An entry that differs from every other. */
export function exampleAudit(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: newId(NOW),
    at: NOW,
    actor: { id: '7', name: 'Rui' },
    action: 'status',
    form: 'contact',
    reference: null,
    details: {},
    ...changes,
  }
}

/** A file as it comes to storage, which does not look into it. */
export function exampleFile(content = new Uint8Array(3), changes: Partial<StoredFile> = {}): StoredFile {
  const size = content.byteLength
  return { field: 'cv', name: 'cv.pdf', type: '', size, sha256: '', keyId: 'key', content, ...changes }
}
