import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditEntry } from '../inbox/inbox-context.ts'
import { decryptFiles } from '../submissions/stored-files.ts'
import { AdminError, findSubmission, optionText, type AdminContext, type Arguments } from './admin-context.ts'

/** Writes a submission's files into a folder, under names of ours, and never over another file. */
export async function files(context: AdminContext, args: Arguments): Promise<void> {
  const folder = optionText(args, 'out')
  if (folder === undefined) throw new AdminError('Say where to: --out FOLDER')
  const stored = await findSubmission(context, args)
  const { id, reference } = stored
  const found = await decryptFiles(context.keys, id, await context.storage.readFiles({ id }))
  await context.storage.appendAudit(auditEntry(context, context.actor, 'file', stored, { all: true }))
  await mkdir(folder, { recursive: true })
  for (const { field, content, size, sha256 } of found) {
    const path = join(folder, `${reference}-${field}.pdf`)
    if (content === undefined) {
      context.print(`${path} was not written: its key is missing. Is DATA_KEY that of the site?`)
      continue
    }
    await writeFile(path, content, { flag: 'wx', mode: 0o600 }).catch(unlessThere(path))
    context.print(`${path}  ${size} bytes  sha256 ${sha256}`)
  }
  context.print(found.length === 1 ? '1 file' : `${found.length} files`)
}

function unlessThere(path: string) {
  return (error: unknown): never => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new AdminError(`${path} is already there.`)
    }
    throw error
  }
}
