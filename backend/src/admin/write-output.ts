import { open } from 'node:fs/promises'
import { EXPORT_FORMATS, type ExportFormat } from '../inbox/export-line.ts'
import {
  AdminError,
  optionText,
  report,
  wantsJson,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'

const OWNER_ONLY = 0o600

/** `--format`; `--json` means NDJSON. */
export function parseFormat(args: Arguments): ExportFormat {
  const text = optionText(args, 'format') ?? (wantsJson(args) ? 'ndjson' : 'csv')
  const format = EXPORT_FORMATS.find((known) => known === text)
  if (!format) throw new AdminError('--format is csv or ndjson.')
  return format
}

/** Into the file that `--out` names, which must be new and is readable by its owner only; else to standard output. */
export async function writeOutput(
  context: AdminContext,
  args: Arguments,
  chunks: AsyncIterable<string>,
): Promise<void> {
  const path = optionText(args, 'out')
  if (path === undefined) {
    for await (const chunk of chunks) await context.write(chunk)
    return
  }
  const file = await open(path, 'wx', OWNER_ONLY).catch((error: Error & { code?: string }) => {
    throw new AdminError(error.code === 'EEXIST' ? `${path} is already there.` : `${path}: ${error.code}`)
  })
  try {
    for await (const chunk of chunks) await file.write(chunk)
  } finally {
    await file.close()
  }
  report(context, args, { path }, `Written to ${path}.`)
}
