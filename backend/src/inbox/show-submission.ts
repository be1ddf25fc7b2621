import { isStrictEmail } from '../mail/mail.ts'
import type { DeliveryStatus } from '../storage/commands/deliveries.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { SUBMISSION_STATUSES } from '../storage/tables.ts'
import { emailHash } from '../submissions/email-hash.ts'
import type { DecryptedSubmission } from '../submissions/submission-decrypter.ts'
import { inspectFiles } from '../submissions/inspect-files.ts'
import { hasPermission, formsWithPermission, type Actor } from './actor.ts'
import type { Delivery, Detail, StoredFile } from './api/wire-types.ts'
import { auditAccess, wasAccessed } from './audit-access.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import type { Filter } from './filter.ts'
import { findPermitted } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { knownForms } from './known-forms.ts'
import { toItem } from './to-item.ts'
import { neighborsOf } from './neighbors-of.ts'
import { isRejected, type RejectedOperation } from './rejected-operation.ts'
import { maskShownAnswers } from './mask-shown-answers.ts'
import { decryptReply, decryptStaffText } from './staff-text.ts'
import { timelineOf } from './timeline-of.ts'

/** Known to the page, too: cms/src/admin/inbox/detail/detail-header.tsx. */
const MAX_COUNTED_SUBMISSIONS = 100

/** What one submission says, as its form was asked; sensitive answers are masked. The access is audited. */
export async function showSubmission(
  context: InboxContext,
  actor: Actor,
  { id, filter }: { readonly id: string; readonly filter?: Filter | undefined },
): Promise<Detail | RejectedOperation> {
  const stored = await findPermitted(context, actor, id, 'read')
  if (isRejected(stored)) return stored
  const limited = await accountForShow(context, actor, stored)
  if (limited) return limited
  const submission = await context.decryptSubmission(stored)
  const { form, answers } = submission
  const email = answers[form.replyTo]
  const [item, files, deliveries, texts, timeline, neighbors, fromSameAddress] = await Promise.all([
    toItem(context, stored),
    filesOf(context, actor, submission),
    context.storage.listDeliveries({ id: stored.id }),
    staffTexts(context, stored.id),
    timelineOf(context, stored),
    neighborsOf(context, actor, stored, filter),
    countFromSameAddress(context, actor, submission),
  ])
  return {
    item,
    title: form.title,
    textsVersion: form.textsVersion,
    dueOn: stored.dueOn,
    sections: maskShownAnswers(submission),
    files,
    deliveries: deliveries.map(shownDelivery),
    ...texts,
    timeline,
    replyAddress: typeof email === 'string' && isStrictEmail(email) ? email : null,
    ...neighbors,
    duplicates: fromSameAddress,
  }
}

/** Counted and audited once an hour: the page loads the submission that is open again after each action. */
async function accountForShow(
  context: InboxContext,
  actor: Actor,
  stored: StoredSubmission,
): Promise<RejectedOperation | undefined> {
  const entry = auditEntry(context, actor, 'show', stored)
  if (await wasAccessed(context, entry)) return undefined
  const limited = await consumeStaffLimit(context, actor, 'show')
  if (limited) return limited
  await auditAccess(context, entry)
  return undefined
}

async function filesOf(
  { storage, keys }: InboxContext,
  actor: Actor,
  { id, form }: DecryptedSubmission,
): Promise<StoredFile[]> {
  const stored = await storage.readFiles({ id })
  const inspected = hasPermission(actor, 'files', form.name) ? await inspectFiles(keys, id, stored) : []
  return stored.map(({ field, name, size, keyId }) => ({
    field,
    label: form.fields[field]?.label ?? field,
    name,
    size,
    remarks: inspected.find((file) => file.field === field)?.warnings ?? [],
    readable: keyId === null || keys.byId.has(keyId),
  }))
}

/** Only a waiting delivery has a next attempt. */
export function shownDelivery(delivery: DeliveryStatus): Delivery {
  return { ...delivery, nextAt: delivery.state === 'waiting' ? delivery.nextAt : null }
}

async function staffTexts({ storage, keys }: InboxContext, id: string) {
  const notes = (await storage.listNotes({ id })).map((note) => ({
    id: note.id,
    author: note.author,
    at: note.at,
    text: decryptStaffText(keys, id, note),
  }))
  const replies = (await storage.listReplies({ id })).map((reply) => ({
    id: reply.id,
    author: reply.author,
    at: reply.at,
    ...decryptReply(keys, id, reply),
  }))
  return { notes, replies }
}

/** Other submissions with the same address, counted up to a limit: there may be any number of them. */
async function countFromSameAddress(
  context: InboxContext,
  actor: Actor,
  { form, answers }: DecryptedSubmission,
): Promise<number> {
  const email = answers[form.replyTo]
  if (typeof email !== 'string' || email === '') return 0
  const count = await context.storage.countMatching({
    forms: formsWithPermission(actor, 'read', await knownForms(context)),
    statuses: SUBMISSION_STATUSES,
    search: { kind: 'address', emailHash: emailHash(context.keys, email) },
    limit: MAX_COUNTED_SUBMISSIONS + 1,
  })
  return Math.max(0, count - 1)
}
