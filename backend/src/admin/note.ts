import { addNote } from '../inbox/notes-and-replies.ts'
import {
  accepted,
  AdminError,
  findSubmission,
  report,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'

/** Notes something about a submission. */
export async function note(context: AdminContext, args: Arguments): Promise<void> {
  const text = args.positionals[1]?.trim() ?? ''
  if (text === '') throw new AdminError('Say what is to be noted.')
  const { id, reference } = await findSubmission(context, args)
  const { note: added } = accepted(await addNote(context, context.actor, { id, text }))
  report(context, args, { reference, ...added }, `Noted on ${reference}.`)
}
