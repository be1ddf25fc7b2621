import { changeStatus } from '../inbox/change-submission.ts'
import { isStaffName, MAX_NAME_CHARACTERS } from '../inbox/staff-name.ts'
import type { StaffMember } from '../storage/commands/submissions.ts'
import {
  accepted,
  AdminError,
  findSubmission,
  optionText,
  report,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'
import { findColleague } from './find-colleague.ts'

/** Assigns a submission to somebody, or to nobody. */
export async function assign(context: AdminContext, args: Arguments): Promise<void> {
  const stored = await findSubmission(context, args)
  const assignee = await assigneeOf(context, args)
  const { item } = accepted(await changeStatus(context, context.actor, { id: stored.id, assignee }))
  const { reference } = item
  const message = assignee ? `Assigned ${reference} to ${assignee.name}.` : `${reference} is unassigned.`
  report(context, args, item, message)
}

async function assigneeOf(context: AdminContext, args: Arguments): Promise<StaffMember | null> {
  const name = args.positionals[1]?.trim()
  const toNobody = args.options['nobody'] === true
  const id = optionText(args, 'account')
  if ((name === undefined) !== toNobody) throw new AdminError('Give a name, or --nobody.')
  if (name === undefined) return null
  if (!isStaffName(name)) throw new AdminError(`A name has 1 to ${MAX_NAME_CHARACTERS} characters.`)
  return id === undefined ? findColleague(context.storage, name) : { id, name }
}
