import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '@beam/environment/replace-file.ts'
import type { Log } from '../../website.ts'

interface DiskEntry {
  readonly body: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/**
 * The last successful responses on disk. Nothing here rejects: an entry that cannot be written or read counts as
 * missing.
 */
export interface DiskCache {
  read(key: string): Promise<DiskEntry | null>
  write(key: string, body: string): Promise<void>
  remove(key: string): Promise<void>
  /** Resolves when all pending writes have finished. */
  flushed(): Promise<void>
}

interface DiskCacheOptions {
  readonly folder: string
  /** Part of every key, so that services do not share entries. */
  readonly service: string
  readonly clock: () => number
  readonly log: Log
  readonly maxEntries?: number
}

/** Documents as files in a folder, at most `maxEntries` of them. Entries of another content service are not read. */
export function createDiskCache({
  folder,
  service,
  clock,
  log,
  maxEntries = 500,
}: DiskCacheOptions): DiskCache {
  const fileOf = (key: string) => join(folder, `${digest(`${service} ${key}`).slice(0, 32)}.json`)
  const reads = new Map<string, Promise<DiskEntry | null>>()
  let writes: Promise<void> = Promise.resolve()
  let hasWarned = false

  const enqueueWrite = (work: () => Promise<void>): Promise<void> => {
    writes = writes.then(work).catch((error: NodeJS.ErrnoException) => {
      const { code = error.name } = error
      if (!hasWarned) log.warn({ folder, code }, 'The disk cache of the content cannot be written')
      hasWarned = true
    })
    return writes
  }

  return {
    read: (key) => readOnce(reads, key, () => readEntry(fileOf(key), key)),
    write: (key, body) =>
      enqueueWrite(async () => {
        await mkdir(folder, { recursive: true })
        await replaceFile(fileOf(key), JSON.stringify({ key, savedAt: clock(), digest: digest(body), body }))
        await removeOldest(folder, maxEntries)
      }),
    remove: (key) => enqueueWrite(() => rm(fileOf(key), { force: true })),
    flushed: () => writes,
  }
}

/** Concurrent reads of one entry share one file access. */
function readOnce(
  reads: Map<string, Promise<DiskEntry | null>>,
  key: string,
  read: () => Promise<DiskEntry | null>,
): Promise<DiskEntry | null> {
  const inFlight = reads.get(key)
  if (inFlight) return inFlight
  const reading = read().finally(() => reads.delete(key))
  reads.set(key, reading)
  return reading
}

async function readEntry(file: string, key: string): Promise<DiskEntry | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : parseEntry(text, key)
}

/** null for a file that is truncated, altered or belongs to another key. */
function parseEntry(text: string, key: string): DiskEntry | null {
  try {
    const copy = JSON.parse(text) as Partial<Record<string, unknown>> | null
    const { body, savedAt } = copy ?? {}
    const isWhole =
      typeof body === 'string' && typeof savedAt === 'number' && copy?.['digest'] === digest(body)
    return isWhole && copy['key'] === key ? { body, savedAt } : null
  } catch {
    return null
  }
}

async function removeOldest(folder: string, maxEntries: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= maxEntries) return
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      savedAt: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  )
  const oldest = files
    .toSorted((one, other) => one.savedAt - other.savedAt)
    .slice(0, names.length - maxEntries)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
