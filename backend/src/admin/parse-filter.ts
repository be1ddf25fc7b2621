import type { Filter } from '../inbox/filter.ts'
import { knownForms } from '../inbox/known-forms.ts'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../storage/tables.ts'
import { AdminError, optionText, type AdminContext, type Arguments } from './admin-context.ts'
import { isDay } from '../submissions/is-day.ts'

/** `--form`, `--status`, `--since` and `--search` as a filter. An AdminError when one of them names nothing. */
export async function parseFilter(context: AdminContext, args: Arguments): Promise<Filter> {
  const form = await parseForm(context, args)
  const status = parseStatus(args)
  return {
    ...(form !== undefined && { forms: [form] }),
    ...(status !== undefined && { statuses: [status] }),
    since: parseSince(args),
    search: optionText(args, 'search'),
  }
}

/** What the inbox calls statuses whose stored names are others. */
const STATUS_NAMES_IN_INBOX: ReadonlyMap<string, SubmissionStatus> = new Map([
  ['done', 'handled'],
  ['spam', 'quarantined'],
])

function parseStatus(args: Arguments): SubmissionStatus | undefined {
  const given = optionText(args, 'status')
  if (given === undefined) return undefined
  const status = STATUS_NAMES_IN_INBOX.get(given) ?? SUBMISSION_STATUSES.find((name) => name === given)
  if (status) return status
  const names = [...SUBMISSION_STATUSES, ...STATUS_NAMES_IN_INBOX.keys()]
  throw new AdminError(`--status is one of ${names.join(', ')}.`)
}

/** `--form`: the name of a form that is or was asked. */
export async function parseForm(context: AdminContext, args: Arguments): Promise<string | undefined> {
  const form = optionText(args, 'form')
  if (form === undefined) return undefined
  const forms = await knownForms(context)
  if (!forms.includes(form)) throw new AdminError(`There is no form ${form}. Forms: ${forms.join(', ')}.`)
  return form
}

/** `--since`: the beginning of a day in UTC, in milliseconds. */
export function parseSince(args: Arguments): number | undefined {
  const since = optionText(args, 'since')
  if (since === undefined) return undefined
  if (!isDay(since)) throw new AdminError('--since is a day, e.g. 2026-11-20.')
  return Date.parse(`${since}T00:00:00Z`)
}
