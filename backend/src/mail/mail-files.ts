import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveryKind } from '../storage/tables.ts'

/** What the file of a written mail is called: by it, an erasure finds every mail of a submission. */
export function mailFileName(reference: string, kind: DeliveryKind): string {
  return `${reference}.${kind}.eml`
}

/** Removes the mail files of these submissions, unfinished ones too. Returns how many. */
export async function removeMailFiles(folder: string, references: readonly string[]): Promise<number> {
  const toRemove = new Set(references)
  const names = await readdir(folder).catch(() => [])
  const theirs = names.filter((name) => toRemove.has(name.replace(/^\./u, '').split('.')[0] ?? ''))
  for (const name of theirs) await rm(join(folder, name), { force: true })
  return theirs.length
}
