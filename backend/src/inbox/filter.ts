import type { InboxFilter, InboxSearch } from '../storage/commands/inbox.ts'
import { OPEN_STATUSES, SUBMISSION_STATUSES, type SubmissionStatus } from '../storage/tables.ts'
import { emailHash } from '../submissions/email-hash.ts'
import { hasPermission, formsWithPermission, type Actor, type InboxPermission } from './actor.ts'
import type { Filter as RequestedFilter, View } from './api/wire-types.ts'
import { asReference } from './find-submission.ts'
import type { InboxContext } from './inbox-context.ts'
import { knownForms } from './known-forms.ts'
import { foldName, indexNames } from './name-index.ts'
import { FORBIDDEN, type RejectedOperation } from './rejected-operation.ts'

export const VIEWS = ['new', 'mine', 'unassigned', 'quarantined', 'handled', 'all'] as const satisfies View[]

/** What a person asks for, checked. */
export interface Filter extends Omit<RequestedFilter, 'statuses'> {
  readonly statuses?: readonly SubmissionStatus[] | undefined
}

/** A search adds at most 2,000 names to the index: the rest follows in the background. */
const BATCHES_PER_SEARCH = 4

const STATUSES_OF_VIEW: Readonly<Record<View, readonly SubmissionStatus[]>> = {
  new: ['new', 'reopened'],
  mine: OPEN_STATUSES,
  unassigned: OPEN_STATUSES,
  quarantined: ['quarantined'],
  handled: ['handled'],
  all: SUBMISSION_STATUSES,
}

/**
 * As storage filters: within the forms for which the actor has the permission. A rejection when they ask for another.
 */
export async function inboxFilter(
  context: InboxContext,
  actor: Actor,
  { view = 'all', forms, statuses, assignee, since, until, search }: Filter,
  permission: InboxPermission = 'read',
): Promise<InboxFilter | RejectedOperation> {
  if (forms?.some((form) => !hasPermission(actor, permission, form))) return FORBIDDEN
  const ofView = STATUSES_OF_VIEW[view]
  const parsed = parseSearch(context, search)
  if (parsed?.kind === 'name') await indexNames(context, BATCHES_PER_SEARCH)
  const assigned = view === 'mine' ? actor.id : view === 'unassigned' ? null : assignee
  return {
    forms: forms ?? formsWithPermission(actor, permission, await knownForms(context)),
    statuses: statuses ? ofView.filter((status) => statuses.includes(status)) : ofView,
    assignee: assigned,
    since,
    until,
    search: parsed,
  }
}

/** A reference, a whole email address, or parts of a name. */
function parseSearch({ keys }: InboxContext, text = ''): InboxSearch | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (trimmed.includes('@')) return { kind: 'address', emailHash: emailHash(keys, trimmed) }
  const reference = asReference(trimmed)
  if (reference !== undefined) return { kind: 'reference', reference }
  return { kind: 'name', parts: foldName(trimmed).split(/\s+/u) }
}
