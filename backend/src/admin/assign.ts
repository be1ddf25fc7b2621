import { changeStatus } from '../inbox/change-submission.ts'
import { accepted, AdminError, findSubmission, type AdminContext, type Arguments } from './admin-context.ts'

/** Assigns a submission to somebody, or to nobody. */
export async function assign(context: AdminContext, args: Arguments): Promise<void> {
  const [, name] = args.positionals
  const toNobody = args.options['nobody'] === true
  if ((name === undefined) !== toNobody) throw new AdminError('Give a name, or --nobody.')
  const { id, reference } = await findSubmission(context, args)
  const assignee = name === undefined ? null : { id: name, name }
  accepted(await changeStatus(context, context.actor, { id, assignee }))
  context.print(name === undefined ? `${reference} is unassigned.` : `Assigned ${reference} to ${name}.`)
}
