import * as v from 'valibot'
import { SUBMISSION_STATUSES } from '../../storage/tables.ts'
import { dayOf } from '../../submissions/deletion-day.ts'
import { exportAudit, listAudit } from '../audit.ts'
import { changeStatus, releaseSubmission, SETTABLE_STATUSES } from '../change-submission.ts'
import { changeMany } from '../change-many.ts'
import { describeInbox } from '../describe-inbox.ts'
import { erasePerson } from '../erase-person.ts'
import { EXPORT_FORMATS } from '../export-line.ts'
import { exportSubmissions } from '../export-submissions.ts'
import { readInboxStatistics } from '../read-inbox-statistics.ts'
import { VIEWS } from '../filter.ts'
import { countViews, listSubmissions } from '../list-submissions.ts'
import { addNote, recordReply, replyByMail } from '../notes-and-replies.ts'
import { retryDelivery } from '../retry-delivery.ts'
import { previewErasure } from '../preview-erasure.ts'
import { isRejected } from '../rejected-operation.ts'
import { downloadFile } from '../download-file.ts'
import { revealAnswer } from '../reveal-answer.ts'
import { showSubmission } from '../show-submission.ts'
import { isStaffName } from '../staff-name.ts'
import { deleteTemplate, listTemplates, saveTemplate } from '../templates.ts'
import { defineOperation, jsonOperation, type Operation } from './operation.ts'

/** Well below the content service's timeout of 35 s. Remaining traces are removed at the next checkpoint. */
const VACUUM_SECONDS = 10

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const name = v.pipe(v.string(), v.check(isStaffName))
const field = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const timestampMs = v.pipe(v.number(), v.integer())
const position = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/u)))
const person = v.nullable(v.strictObject({ id, name }))
const email = v.pipe(v.string(), v.minLength(3), v.maxLength(320))
const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\r\n]*$/u))
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const limit = (max: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)))

const filter = {
  view: v.optional(v.picklist(VIEWS)),
  forms: v.optional(v.pipe(v.array(field), v.minLength(1), v.maxLength(50))),
  statuses: v.optional(v.pipe(v.array(v.picklist(SUBMISSION_STATUSES)), v.minLength(1), v.maxLength(10))),
  assignee: v.optional(v.nullable(id)),
  since: v.optional(timestampMs),
  until: v.optional(timestampMs),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}
const change = { status: v.optional(v.picklist(SETTABLE_STATUSES)), assignee: v.optional(person) }
/** As random as a UUID: the id of what is stored is made of it. */
const key = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/u)))
const nothing = v.strictObject({})
const fieldOfSubmission = v.strictObject({ id, field })
const format = v.picklist(EXPORT_FORMATS)
const optionalFlag = v.optional(v.boolean())

/** Every operation of the API by its name. Who may do it for which form is decided in the functions themselves. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  describe: jsonOperation(nothing, describeInbox),
  counts: jsonOperation(nothing, countViews),
  list: jsonOperation(v.strictObject({ ...filter, before: position, limit: limit(100) }), listSubmissions),
  show: jsonOperation(v.strictObject({ id, filter: v.optional(v.strictObject(filter)) }), showSubmission),
  reveal: jsonOperation(fieldOfSubmission, revealAnswer),
  file: defineOperation(fieldOfSubmission, async (context, actor, input) => {
    const file = await downloadFile(context, actor, input)
    if (isRejected(file)) return file
    return { kind: 'attachment', name: `${file.reference}-${file.field}.pdf`, content: file.content }
  }),
  change: jsonOperation(v.strictObject({ id, version, ...change }), changeStatus),
  bulk: jsonOperation(
    v.strictObject({
      items: v.pipe(
        v.array(v.strictObject({ id, version })),
        v.minLength(1),
        v.maxLength(100),
        v.check(
          (items) => new Set(items.map((item) => item.id)).size === items.length,
          'Each submission once.',
        ),
      ),
      ...change,
    }),
    changeMany,
  ),
  release: jsonOperation(v.strictObject({ id, version }), releaseSubmission),
  note: jsonOperation(v.strictObject({ id, text: text(4_000), key }), addNote),
  reply: jsonOperation(
    v.strictObject({ id, version, subject: line(200), text: text(10_000), handled: optionalFlag }),
    replyByMail,
  ),
  answered: jsonOperation(v.strictObject({ id, version, handled: optionalFlag }), recordReply),
  retry: jsonOperation(v.strictObject({ id, delivery: id }), retryDelivery),
  export: defineOperation(
    v.strictObject({
      format,
      filter: v.strictObject(filter),
      fields: v.optional(v.pipe(v.array(field), v.maxLength(200))),
    }),
    async (context, actor, input) => {
      const exported = await exportSubmissions(context, actor, input)
      if (isRejected(exported)) return exported
      const attached = `submissions-${dayOf(context.now())}.${input.format}`
      return { kind: 'attachment', name: attached, content: exported.chunks }
    },
  ),
  'erase-preview': jsonOperation(v.strictObject({ email }), previewErasure),
  erase: jsonOperation(
    v.strictObject({ email, confirmation: email, expected: version }),
    (context, actor, input) => erasePerson(context, actor, { ...input, vacuumSeconds: VACUUM_SECONDS }),
  ),
  figures: jsonOperation(
    v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(366)) }),
    readInboxStatistics,
  ),
  audit: jsonOperation(
    v.strictObject({
      before: position,
      limit: limit(200),
      actor: v.optional(id),
      action: v.optional(field),
      reference: v.optional(id),
      since: v.optional(timestampMs),
      until: v.optional(timestampMs),
    }),
    listAudit,
  ),
  'audit-export': defineOperation(
    v.strictObject({ format, since: v.optional(timestampMs), until: v.optional(timestampMs) }),
    async (context, actor, input) => {
      const exported = await exportAudit(context, actor, input)
      if (isRejected(exported)) return exported
      const attached = `audit-log-${dayOf(context.now())}.${input.format}`
      return { kind: 'attachment', name: attached, content: exported.chunks }
    },
  ),
  templates: jsonOperation(nothing, listTemplates),
  'save-template': jsonOperation(
    v.strictObject({
      id: v.optional(id),
      key,
      form: field,
      title: line(100),
      subject: line(200),
      text: text(10_000),
    }),
    saveTemplate,
  ),
  'delete-template': jsonOperation(v.strictObject({ id }), deleteTemplate),
}
