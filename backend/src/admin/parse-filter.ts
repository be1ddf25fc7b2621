import type { Filter } from '../inbox/filter.ts'
import { knownForms } from '../inbox/inbox-context.ts'
import { SUBMISSION_STATUSES } from '../storage/tables.ts'
import { AdminError, optionText, type AdminContext, type Arguments } from './admin-context.ts'
import { isDay } from './days.ts'

/** `--form`, `--status`, `--since` and `--search` as a filter. An AdminError when one of them names nothing. */
export async function parseFilter(context: AdminContext, args: Arguments): Promise<Filter> {
  const form = await parseForm(context, args)
  const status = optionText(args, 'status')
  const known = SUBMISSION_STATUSES.find((name) => name === status)
  if (status !== undefined && known === undefined)
    throw new AdminError(`--status is one of ${SUBMISSION_STATUSES.join(', ')}.`)
  return {
    ...(form !== undefined && { forms: [form] }),
    ...(known !== undefined && { statuses: [known] }),
    since: parseSince(args),
    search: optionText(args, 'search'),
  }
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
