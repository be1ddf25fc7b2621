import { isStrictAddress } from '../mail/mail.ts'
import type { DeliveryStatus } from '../storage/commands/outbox.ts'
import type { StaffMember } from '../storage/commands/submissions.ts'
import { addressHash } from '../submissions/address-hash.ts'
import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { inspectFiles } from '../submissions/inspect-files.ts'
import { may, type Actor } from './actor.ts'
import { auditAccess } from './audit-access.ts'
import { consumeCap } from './caps.ts'
import type { Filter } from './filter.ts'
import { findPermitted } from './find-submission.ts'
import { auditEntry, type InboxContext } from './inbox-context.ts'
import { toItem, type Item } from './item.ts'
import { neighborsOf } from './neighbors.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { sectionsOf, type ShownSection } from './shown-sections.ts'
import { decryptReply, decryptStaffText } from './staff-text.ts'
import { timelineOf, type TimelineEvent } from './timeline.ts'

interface Detail {
  readonly item: Item
  /** The form's title as it was asked. */
  readonly title: string
  readonly textsVersion: string
  readonly dueOn: string | null
  readonly sections: readonly ShownSection[]
  readonly files: readonly ShownFile[]
  readonly deliveries: readonly ShownDelivery[]
  readonly notes: readonly ShownNote[]
  readonly replies: readonly (ShownNote & { readonly subject: string })[]
  /** Oldest first. */
  readonly timeline: readonly TimelineEvent[]
  /** Where a reply goes; null: there is no usable address. */
  readonly replyAddress: string | null
  readonly previous: string | null
  readonly next: string | null
  /** Other submissions with the same address that the person may read. */
  readonly duplicates: number
}

interface ShownFile {
  readonly field: string
  readonly label: string
  readonly name: string
  readonly size: number
  readonly remarks: readonly string[]
  readonly readable: boolean
}

type ShownDelivery = Omit<DeliveryStatus, 'nextAt'> & { readonly nextAt: number | null }

export interface ShownNote {
  readonly id: string
  readonly author: StaffMember
  readonly at: number
  readonly text: string
}

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
): Promise<ShownFile[]> {
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
export function shownDelivery(delivery: DeliveryStatus): ShownDelivery {
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
