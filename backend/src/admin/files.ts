import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditEntry } from '../inbox/audit-entry.ts'
import { decryptFiles, type DecryptedFile } from '../submissions/stored-files.ts'
import { printableJson } from '../submissions/printable-json.ts'
import {
  AdminError,
  findSubmission,
  optionText,
  wantsJson,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'
import { formatCount } from './format-count.ts'

/** Writes a submission's files into a folder, under names that we choose, and never over another file. */
export async function files(context: AdminContext, args: Arguments): Promise<void> {
  const folder = optionText(args, 'out')
  if (folder === undefined) throw new AdminError('Say where to: --out FOLDER')
  const stored = await findSubmission(context, args)
  const { id, reference } = stored
  const found = await decryptFiles(context.keys, id, await context.storage.readFiles({ id }))
  await context.storage.appendAudit(auditEntry(context, context.actor, 'file', stored, { all: true }))
  await mkdir(folder, { recursive: true })
  const written: WrittenFile[] = []
  try {
    for (const file of found) written.push(await write(folder, reference, file))
  } finally {
    printFiles(context, args, written)
  }
}

interface WrittenFile {
  readonly path: string
  readonly size: number
  readonly sha256: string
  /** False: its key is missing. */
  readonly isWritten: boolean
}

async function write(folder: string, reference: string, file: DecryptedFile): Promise<WrittenFile> {
  const { field, content, size, sha256 } = file
  const path = join(folder, `${reference}-${field}.pdf`)
  if (content !== undefined)
    await writeFile(path, content, { flag: 'wx', mode: 0o600 }).catch(rejectExisting(path))
  return { path, size, sha256, isWritten: content !== undefined }
}

function printFiles({ print }: AdminContext, args: Arguments, written: readonly WrittenFile[]): void {
  if (wantsJson(args)) return print(printableJson(written))
  for (const { path, size, sha256, isWritten } of written)
    print(
      isWritten
        ? `${path}  ${size} bytes  sha256 ${sha256}`
        : `${path} was not written: its key is missing. Is DATA_KEY that of the site?`,
    )
  print(formatCount(written.length, 'file'))
}

function rejectExisting(path: string) {
  return (error: unknown): never => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new AdminError(`${path} is already there.`)
    }
    throw error
  }
}
