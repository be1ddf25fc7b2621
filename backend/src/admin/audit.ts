import { exportAudit } from '../inbox/audit.ts'
import { accepted, type AdminContext, type Arguments } from './admin-context.ts'
import { parseSince } from './parse-filter.ts'
import { parseFormat, writeOutput } from './write-output.ts'

/** The audit log, newest first. */
export async function audit(context: AdminContext, args: Arguments): Promise<void> {
  const request = { format: parseFormat(args), since: parseSince(args) }
  const { chunks } = accepted(await exportAudit(context, context.actor, request))
  await writeOutput(context, args, chunks)
}
