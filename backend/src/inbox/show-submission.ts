import { isStrictAddress } from '../mail/mail.ts'
import type { DeliveryStatus } from '../storage/commands/outbox.ts'
import { addressHash } from '../submissions/address-hash.ts'
import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { inspectFiles } from '../submissions/inspect-files.ts'
import { may, type Actor } from './actor.ts'
import type { Delivery, Detail, StoredFile } from './api/wire-types.ts'
import { auditAccess } from './audit-access.ts'
import { consumeCap } from './caps.ts'
import type { Filter } from './filter.ts'
import { findPermitted } from './find-submission.ts'
import { auditEntry, type InboxContext } from './inbox-context.ts'
import { toItem } from './item.ts'
import { neighborsOf } from './neighbors.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { sectionsOf } from './shown-sections.ts'
import { decryptReply, decryptStaffText } from './staff-text.ts'
import { timelineOf } from './timeline.ts'

/** What one submission says, as its form was asked; sensitive answers are masked. The access is audited. */
export async function showSubmission(
  context: InboxContext,
  actor: Actor,
  { id, filter }: { readonly id: string; readonly filter?: Filter | undefined },
): Promise<Detail | Refusal> {
  const stored = await findPermitted(context, actor, id, 'read')
  if (isRefusal(stored)) return stored
  const capped = await consumeCap(context, actor, 'show')
  if (capped) return capped
  await auditAccess(context, auditEntry(context, actor, 'show', stored))
  const submission = await context.decryptSubmission(stored)
  const { form, answers } = submission
  const address = answers[form.replyTo]
  return {
    item: await toItem(context, stored),
    title: form.title,
    textsVersion: form.textsVersion,
    dueOn: stored.dueOn,
    sections: sectionsOf(submission),
    files: await filesOf(context, actor, submission),
    deliveries: (await context.storage.listDeliveries({ id: stored.id })).map(shownDelivery),
    ...(await staffTexts(context, stored.id)),
    timeline: await timelineOf(context, stored),
    replyAddress: typeof address === 'string' && isStrictAddress(address) ? address : null,
    ...(await neighborsOf(context, actor, stored, filter)),
    duplicates: await countDuplicates(context, actor, submission),
  }
}

async function filesOf(
  { storage, keys }: InboxContext,
  actor: Actor,
  { id, form }: DecryptedSubmission,
): Promise<StoredFile[]> {
  const stored = await storage.readFiles({ id })
  const inspected = may(actor, 'files', form.name) ? await inspectFiles(keys, id, stored) : []
  return stored.map(({ field, name, size, keyId }) => ({
    field,
    label: form.fields[field]?.label ?? field,
    name,
    size,
    remarks: inspected.find((file) => file.field === field)?.warnings ?? [],
    readable: keyId === null || keys.byId.has(keyId),
  }))
}

/** Only what waits has a next time. */
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

async function countDuplicates(
  { storage, keys }: InboxContext,
  actor: Actor,
  { id, form, answers }: DecryptedSubmission,
): Promise<number> {
  const address = answers[form.replyTo]
  if (typeof address !== 'string' || address === '') return 0
  const found = await storage.findPerson({ addressHash: addressHash(keys, address) })
  return found.filter((other) => other.id !== id && may(actor, 'read', other.form)).length
}
