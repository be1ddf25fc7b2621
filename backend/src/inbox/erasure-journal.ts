import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import type { BackendSettings } from '../settings.ts'
import type { Erasure } from '../storage/commands/erasures.ts'
import type { InboxContext } from './inbox-context.ts'

/** Erasures are also written to a file beside the database: a database that is replaced by a backup forgets them. */
export function erasureJournal({ dataDir }: Pick<BackendSettings, 'dataDir'>): string {
  return `${dataDir}/erasures.ndjson`
}

/** Remembers an erasure, in the database and in the journal, before anything is removed. */
export async function recordErasure(
  { storage, settings }: Pick<InboxContext, 'storage' | 'settings'>,
  erasure: Erasure,
): Promise<void> {
  await storage.recordErasures([erasure])
  await mkdir(settings.dataDir, { recursive: true })
  const file = await open(erasureJournal(settings), 'a', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(erasure)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The erasures in a journal; none when there is no such file. Lines that were not written whole are left out. */
export async function readErasures(file: string): Promise<Erasure[]> {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [, hash, time] = LINE.exec(line) ?? []
    return hash === undefined ? [] : [{ address_hash: hash, erased_at: Number(time) }]
  })
}

/** A keyed hash and milliseconds since 1970. */
const LINE = /^\{"address_hash":"([\da-f]{32})","erased_at":(\d{1,16})\}$/u
