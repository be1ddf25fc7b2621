import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { appendAudit, type AuditEntry } from './audit-log.ts'
import { changeSubmission, type SubmissionChange, type SubmissionChanged } from './change-submission.ts'
import type { StaffMember } from './submissions.ts'

/** A note or a reply. `content` is encrypted. */
export interface StaffText {
  readonly id: string
  readonly author: StaffMember
  readonly at: number
  readonly content: string
}

interface NewNote {
  readonly submissionId: string
  readonly note: StaffText
  readonly audit: AuditEntry
}

/** False when the submission is gone. Adds it once, also when the call is retried because its answer was lost. */
export async function addNote(db: Kysely<Tables>, { submissionId, note, audit }: NewNote): Promise<boolean> {
  const seq = await seqOf(db, submissionId)
  if (seq === undefined) return false
  await db
    .insertInto('staff_notes')
    .values(rowOf(seq, note))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await appendAudit(db, audit)
  return true
}

interface NewReply {
  readonly change: SubmissionChange
  /** Its id is that of its delivery, too. */
  readonly reply: StaffText
}

/** Stores a reply and its delivery together with the change of the submission, or nothing. */
export async function addReply(db: Kysely<Tables>, { change, reply }: NewReply): Promise<SubmissionChanged> {
  const changed = await changeSubmission(db, change)
  if (changed.kind !== 'changed' || changed.retried) return changed
  const { seq } = changed.submission
  await db.insertInto('replies').values(rowOf(seq, reply)).execute()
  await db
    .insertInto('outbox')
    .values({
      id: reply.id,
      submission_seq: seq,
      kind: 'reply-mail',
      state: 'waiting',
      attempts: 0,
      created_at: reply.at,
      next_at: reply.at,
      failure: null,
    })
    .execute()
  return changed
}

function rowOf(submissionSeq: number, { id, author, at, content }: StaffText) {
  return {
    id,
    submission_seq: submissionSeq,
    author_id: author.id,
    author_name: author.name,
    created_at: at,
    content,
  }
}

async function seqOf(db: Kysely<Tables>, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('submissions').select('seq').where('id', '=', id).executeTakeFirst()
  return row?.seq
}

/** Oldest first. */
export function listNotes(db: Kysely<Tables>, { id }: { readonly id: string }): Promise<StaffText[]> {
  return listTexts(db, 'staff_notes', id)
}

/** Oldest first. */
export function listReplies(db: Kysely<Tables>, { id }: { readonly id: string }): Promise<StaffText[]> {
  return listTexts(db, 'replies', id)
}

/** The reply that a delivery sends; undefined when it was erased. */
export async function readReply(
  db: Kysely<Tables>,
  { id }: { readonly id: string },
): Promise<StaffText | undefined> {
  const row = await db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asText(row)
}

async function listTexts(
  db: Kysely<Tables>,
  table: 'staff_notes' | 'replies',
  id: string,
): Promise<StaffText[]> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('submission_seq', '=', (select) =>
      select.selectFrom('submissions').select('seq').where('submissions.id', '=', id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(asText)
}

function asText(row: {
  readonly id: string
  readonly author_id: string
  readonly author_name: string
  readonly created_at: number
  readonly content: string
}): StaffText {
  return {
    id: row.id,
    author: { id: row.author_id, name: row.author_name },
    at: row.created_at,
    content: row.content,
  }
}
