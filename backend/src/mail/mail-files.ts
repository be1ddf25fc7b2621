import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveryKind } from '../storage/tables.ts'

/**
 * What the file of a written mail is called: by it, an erasure finds every mail of a submission. `id` distinguishes
 * several of one kind.
 */
export function mailFileName(reference: string, kind: DeliveryKind, id?: string): string {
  return [reference, kind, ...(id === undefined ? [] : [id]), 'eml'].join('.')
}

/** Removes the mail files of these submissions, unfinished ones too. Returns how many. */
export async function removeMailFiles(folder: string, references: readonly string[]): Promise<number> {
  const toRemove = new Set(references)
  const names = await readdir(folder).catch(() => [])
  const theirs = names.filter((name) => toRemove.has(referenceIn(name)))
  for (const name of theirs) await rm(join(folder, name), { force: true })
  return theirs.length
}

/** How many mail files there are of these submissions. */
export async function countMailFiles(folder: string, references: readonly string[]): Promise<number> {
  const wanted = new Set(references)
  return (await readdir(folder).catch(() => [])).filter((name) => wanted.has(referenceIn(name))).length
}

function referenceIn(fileName: string): string {
  return fileName.replace(/^\./u, '').split('.')[0] ?? ''
}
