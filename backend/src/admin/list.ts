import { formatTime } from '../submissions/format-time.ts'
import type { AdminContext, Arguments } from './admin-context.ts'
import { parseFilter, iterateSubmissions } from './iterate-submissions.ts'

/** Which submissions there are; what they say stands in `show`. */
export async function list(context: AdminContext, args: Arguments): Promise<void> {
  let count = 0
  for await (const { reference, receivedAt, form, status, reasons } of iterateSubmissions(
    context,
    parseFilter(args),
  )) {
    const why = reasons.length > 0 ? `  ${reasons.join(', ')}` : ''
    context.print(`${reference}  ${formatTime(receivedAt)}  ${form.padEnd(16)} ${status}${why}`)
    count += 1
  }
  context.print(count === 1 ? '1 submission' : `${count} submissions`)
}
