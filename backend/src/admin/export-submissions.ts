import { exportSubmissions as exportFromInbox } from '../inbox/export-submissions.ts'
import { accepted, optionText, type AdminContext, type Arguments } from './admin-context.ts'
import { parseFilter } from './parse-filter.ts'
import { parseFormat, writeOutput } from './write-output.ts'

/** Every submission that fits, with every answer, as CSV for a spreadsheet or as NDJSON for a program. */
export async function exportSubmissions(context: AdminContext, args: Arguments): Promise<void> {
  const request = {
    format: parseFormat(args),
    filter: await parseFilter(context, args),
    fields: optionText(args, 'fields')?.split(','),
  }
  const { chunks } = accepted(await exportFromInbox(context, context.actor, request))
  await writeOutput(context, args, chunks)
}
