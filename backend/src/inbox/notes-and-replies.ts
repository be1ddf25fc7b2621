import { isStrictEmail } from '../mail/mail.ts'
import { OPEN_STATUSES, SUBMISSION_STATUSES, type SubmissionStatus } from '../storage/tables.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { newId } from '../submissions/new-id.ts'
import type { Actor } from './actor.ts'
import type { Item, Note } from './api/wire-types.ts'
import { applyChange } from './apply-change.ts'
import { findForChange, findPermitted } from './find-submission.ts'
import { idFromKey } from './id-from-key.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { isRejected, reject, type RejectedOperation } from './rejected-operation.ts'
import { shownDelivery } from './show-submission.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { encryptReply, encryptStaffText } from './staff-text.ts'

interface NoteRequest {
  readonly id: string
  readonly text: string
  /** The same when the person sends the same note again, because no answer came. Random. */
  readonly key?: string | undefined
}

/** Notes something about a submission, once for each key; encrypted, and erased with the person. */
export async function addNote(
  context: InboxContext,
  actor: Actor,
  { id, text, key }: NoteRequest,
): Promise<{ readonly note: Note } | RejectedOperation> {
  const stored = await findPermitted(context, actor, id, 'change')
  if (isRejected(stored)) return stored
  const noteId = key === undefined ? newId(context.now()) : idFromKey(key, actor.id, stored.id, text)
  const findSame = async () => (key === undefined ? undefined : findNote(context, stored.id, noteId))
  const before = await findSame()
  if (before) return { note: { ...before, text } }
  const rejected = await consumeStaffLimit(context, actor, 'change')
  if (rejected) {
    // The first one of the same may have been the last that counted.
    const meanwhile = await findSame()
    return meanwhile ? { note: { ...meanwhile, text } } : rejected
  }
  const note = { id: noteId, author: { id: actor.id, name: actor.name }, at: context.now() }
  const content = encryptStaffText(context.keys, stored.id, note.id, text)
  const added = await context.storage.addNote({
    submissionId: stored.id,
    note: { ...note, content },
    audit: { ...auditEntry(context, actor, 'note', stored), id: `note-${noteId}` },
  })
  if (!added) return reject('not-found', 'It was erased meanwhile.')
  return { note: { ...((await findSame()) ?? note), text } }
}

async function findNote({ storage }: InboxContext, submission: string, noteId: string) {
  const found = (await storage.listNotes({ id: submission })).find(({ id }) => id === noteId)
  return found && { id: found.id, author: found.author, at: found.at }
}

interface ReplyRequest {
  readonly id: string
  readonly version?: number | undefined
  readonly subject: string
  readonly text: string
  /** With this reply the submission is handled. */
  readonly handled?: boolean | undefined
}

/** Replies to the sender by mail, through the outbox. */
export async function replyByMail(
  context: InboxContext,
  actor: Actor,
  { id, version, subject, text, handled }: ReplyRequest,
) {
  const stored = await findForChange(context, actor, id)
  if (isRejected(stored)) return stored
  const obstacle = await obstacleToReply(context, stored)
  if (obstacle) return obstacle
  const now = context.now()
  const replyId = newId(now)
  const reply = {
    id: replyId,
    author: { id: actor.id, name: actor.name },
    at: now,
    content: encryptReply(context.keys, stored.id, replyId, { subject, text }),
  }
  const outcome = await applyChange(
    context,
    stored,
    {
      ...afterReply(stored, handled, now),
      version,
      audit: [auditEntry(context, actor, 'reply', stored, handled ? { to: 'handled' } : {})],
    },
    (change) => context.storage.addReply({ change, reply }),
  )
  if (isRejected(outcome)) return outcome
  context.onDeliveryDue?.()
  const deliveries = await context.storage.listDeliveries({ id: stored.id })
  const delivery = deliveries.find((one) => one.id === replyId)
  return { item: outcome.item, delivery: delivery ? shownDelivery(delivery) : null }
}

async function obstacleToReply(
  { decryptSubmission }: InboxContext,
  stored: StoredSubmission,
): Promise<RejectedOperation | undefined> {
  if (stored.status === 'quarantined')
    return reject('not-possible', 'This is suspected spam: release it before you reply.')
  const { form, answers } = await decryptSubmission(stored)
  const email = answers[form.replyTo]
  return typeof email === 'string' && isStrictEmail(email)
    ? undefined
    : reject('not-possible', 'No mail can be sent to the address that was given.')
}

/** The person replied in their own mail program: it counts as a reply. */
export async function recordReply(
  context: InboxContext,
  actor: Actor,
  { id, version, handled }: Pick<ReplyRequest, 'id' | 'version' | 'handled'>,
): Promise<{ readonly item: Item } | RejectedOperation> {
  const stored = await findForChange(context, actor, id)
  if (isRejected(stored)) return stored
  const audit = [auditEntry(context, actor, 'answered', stored, handled ? { to: 'handled' } : {})]
  return applyChange(context, stored, { ...afterReply(stored, handled, context.now()), version, audit })
}

/** Replying starts work on an open submission; a handled one stays handled. */
function afterReply({ status }: StoredSubmission, handled: boolean | undefined, answeredAt: number) {
  const isOpen = (OPEN_STATUSES as readonly SubmissionStatus[]).includes(status)
  const from = isOpen ? OPEN_STATUSES : SUBMISSION_STATUSES
  if (!isOpen) return { from, answeredAt }
  return { from, status: handled === true ? 'handled' : 'in-progress', answeredAt } as const
}
