import type { listAudit } from '../src/inbox/audit.ts'
import type { changeMany } from '../src/inbox/change-many.ts'
import type { changeStatus, releaseSubmission } from '../src/inbox/change-submission.ts'
import type { describeInbox } from '../src/inbox/describe-inbox.ts'
import type { erasePerson } from '../src/inbox/erase-person.ts'
import type { countViews, listSubmissions } from '../src/inbox/list-submissions.ts'
import type { addNote, recordReply, replyByMail } from '../src/inbox/notes-and-replies.ts'
import type { previewErasure } from '../src/inbox/preview-erasure.ts'
import type { readInboxStatistics } from '../src/inbox/read-inbox-statistics.ts'
import type { RejectedOperation } from '../src/inbox/rejected-operation.ts'
import type { retryDelivery } from '../src/inbox/retry-delivery.ts'
import type { revealAnswer } from '../src/inbox/reveal-answer.ts'
import type { showSubmission } from '../src/inbox/show-submission.ts'
import type { listTemplates, saveTemplate } from '../src/inbox/templates.ts'

type Functions = {
  readonly describe: typeof describeInbox
  readonly counts: typeof countViews
  readonly list: typeof listSubmissions
  readonly show: typeof showSubmission
  readonly reveal: typeof revealAnswer
  readonly change: typeof changeStatus
  readonly bulk: typeof changeMany
  readonly release: typeof releaseSubmission
  readonly note: typeof addNote
  readonly reply: typeof replyByMail
  readonly answered: typeof recordReply
  readonly retry: typeof retryDelivery
  readonly 'erase-preview': typeof previewErasure
  readonly erase: typeof erasePerson
  readonly figures: typeof readInboxStatistics
  readonly audit: typeof listAudit
  readonly templates: typeof listTemplates
  readonly 'save-template': typeof saveTemplate
}

/** What a rejected operation answers. */
interface Rejection {
  readonly code: string
  readonly message: string
}

type Output<Name extends keyof Functions> = Exclude<Awaited<ReturnType<Functions[Name]>>, RejectedOperation>

/**
 * What a test may read of the body of a response: what the operation answers, and why it was rejected. A test that reads
 * what is not there fails. Other operations answer no JSON but a rejection.
 */
export type InboxBody<Name extends string> = Rejection &
  (Name extends keyof Functions ? Output<Name> : unknown)
