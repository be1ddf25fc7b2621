import { advise } from '@beam/forms/engine/advise.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { isStrictAddress } from '../mail/mail.ts'
import type { AuditAction, AuditEntry } from '../storage/commands/audit-log.ts'
import type { DeliveryStatus } from '../storage/commands/outbox.ts'
import type { StaffMember, StoredSubmission } from '../storage/commands/submissions.ts'
import { addressHash } from '../submissions/address-hash.ts'
import type { DecryptedSubmission } from '../submissions/decrypt-submission.ts'
import { inspectFiles } from '../submissions/inspect-files.ts'
import { may, type Actor } from './actor.ts'
import { auditAccess } from './audit-access.ts'
import { inboxFilter, type Filter } from './filter.ts'
import { findPermitted } from './find-submission.ts'
import { auditEntry, type InboxContext } from './inbox-context.ts'
import { toItem, type Item } from './item.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { decryptReply, decryptStaffText } from './staff-text.ts'

export interface Detail {
  readonly item: Item
  /** The form's title as it was asked. */
  readonly title: string
  readonly textsVersion: string
  readonly dueOn: string | null
  readonly sections: readonly { readonly title: string; readonly answers: readonly ShownAnswer[] }[]
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

interface ShownAnswer {
  readonly field: string
  readonly label: string
  readonly type: string
  /** '' when it is masked: then it has to be revealed. */
  readonly text: string
  readonly masked: boolean
  readonly remark: string | null
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

export type TimelineEvent = Omit<AuditEntry, 'action'> & { readonly action: AuditAction | 'received' }

/** What one submission says, as its form was asked; sensitive answers are masked. The access is audited. */
export async function showSubmission(
  context: InboxContext,
  actor: Actor,
  { id, filter }: { readonly id: string; readonly filter?: Filter | undefined },
): Promise<Detail | Refusal> {
  const stored = await findPermitted(context, actor, id, 'read')
  if (isRefusal(stored)) return stored
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
    files: await filesOf(context, submission),
    deliveries: (await context.storage.listDeliveries({ id: stored.id })).map(shownDelivery),
    ...(await staffTexts(context, stored.id)),
    timeline: await timelineOf(context, stored),
    replyAddress: typeof address === 'string' && isStrictAddress(address) ? address : null,
    ...(await neighboursOf(context, actor, stored, filter)),
    duplicates: await countDuplicates(context, actor, submission),
  }
}

/** Answers under the titles and labels of the time; files are listed apart. */
function sectionsOf({ form, answers }: DecryptedSubmission): Detail['sections'] {
  const remarks = advise(form, answers)
  const described = describeAnswers(form, answers).filter(({ field }) => form.fields[field]?.type !== 'file')
  return form.sections
    .map(({ title }) => ({
      title,
      answers: described
        .filter(({ section }) => section === title)
        .map(({ field, label, text }) => {
          const masked = form.fields[field]?.sensitive === true && text !== ''
          const type = form.fields[field]?.type ?? 'text'
          return { field, label, type, text: masked ? '' : text, masked, remark: remarks[field] ?? null }
        }),
    }))
    .filter((section) => section.answers.length > 0)
}

async function filesOf(
  { storage, keys }: InboxContext,
  { id, form }: DecryptedSubmission,
): Promise<ShownFile[]> {
  const files = await inspectFiles(keys, id, await storage.readFiles({ id }))
  return files.map(({ field, name, size, warnings, content }) => ({
    field,
    label: form.fields[field]?.label ?? field,
    name,
    size,
    remarks: warnings,
    readable: content !== undefined,
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

const MAX_EVENTS = 200
/** Reading is accounted for in the audit log, and would hide what happened. */
const NOT_IN_TIMELINE: ReadonlySet<AuditAction> = new Set(['show', 'list'])

export async function timelineOf(
  { storage }: InboxContext,
  { reference, form, receivedAt, id }: StoredSubmission,
): Promise<TimelineEvent[]> {
  const entries = await storage.listAudit({ forms: null, reference, limit: MAX_EVENTS })
  const received: TimelineEvent = {
    id,
    at: receivedAt,
    actor: { id: '', name: '' },
    action: 'received',
    form,
    reference,
    details: {},
  }
  const events = entries.filter(({ action }) => !NOT_IN_TIMELINE.has(action)).toReversed()
  return [received, ...events.map(({ seq: _seq, ...event }) => event)]
}

async function neighboursOf(
  context: InboxContext,
  actor: Actor,
  { seq }: StoredSubmission,
  filter: Filter | undefined,
): Promise<Pick<Detail, 'previous' | 'next'>> {
  const selected = filter && (await inboxFilter(context, actor, filter))
  if (selected === undefined || isRefusal(selected)) return { previous: null, next: null }
  const [newer] = await context.storage.listInbox({ ...selected, after: seq, limit: 1 })
  const [older] = await context.storage.listInbox({ ...selected, before: seq, limit: 1 })
  return { previous: newer?.id ?? null, next: older?.id ?? null }
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
