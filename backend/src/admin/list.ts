import { minute } from '../submissions/format-time.ts'
import type { Desk, Words } from './admin-context.ts'
import { filterFrom, walkSubmissions } from './iterate-submissions.ts'

/** Which submissions there are; what they say stands in `show`. */
export async function list(desk: Desk, words: Words): Promise<void> {
  let count = 0
  for await (const { reference, receivedAt, form, status, reasons } of walkSubmissions(
    desk,
    filterFrom(words),
  )) {
    const why = reasons.length > 0 ? `  ${reasons.join(', ')}` : ''
    desk.print(`${reference}  ${minute(receivedAt)}  ${form.padEnd(16)} ${status}${why}`)
    count += 1
  }
  desk.print(count === 1 ? '1 submission' : `${count} submissions`)
}
