import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../website.ts'

export interface DiskEntry {
  readonly body: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** The last good answers on disk. Nothing here rejects: a copy that cannot be kept or read is no copy. */
export interface DiskCache {
  read(key: string): Promise<DiskEntry | null>
  write(key: string, body: string): Promise<void>
  remove(key: string): Promise<void>
  /** Resolves when everything begun has been written. */
  resolved(): Promise<void>
}

export interface DiskCacheOptions {
  readonly folder: string
  /** Part of every key, so that one service's copies never pass for another's. */
  readonly service: string
  readonly clock: () => number
  readonly log: Log
  readonly most?: number
}

export function createDiskCache({ folder, service, clock, log, most = 500 }: DiskCacheOptions): DiskCache {
  const fileOf = (key: string) => join(folder, `${digest(`${service} ${key}`).slice(0, 32)}.json`)
  const reads = new Map<string, Promise<DiskEntry | null>>()
  let writes: Promise<void> = Promise.resolve()
  let hasComplained = false

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    writes = writes.then(work).catch(() => {
      if (!hasComplained) log.warn({}, 'Copies of the content cannot be kept on disk')
      hasComplained = true
    })
    return writes
  }

  return {
    read: (key) => readOnce(reads, key, () => readCopy(fileOf(key), key)),
    write: (key, body) =>
      inTurn(async () => {
        await mkdir(folder, { recursive: true })
        await replaceFile(fileOf(key), JSON.stringify({ key, savedAt: clock(), digest: digest(body), body }))
        await removeOldest(folder, most)
      }),
    remove: (key) => inTurn(() => rm(fileOf(key), { force: true })),
    resolved: () => writes,
  }
}

/** Many readers of one copy read it once. */
function readOnce(
  reads: Map<string, Promise<DiskEntry | null>>,
  key: string,
  read: () => Promise<DiskEntry | null>,
): Promise<DiskEntry | null> {
  const underway = reads.get(key)
  if (underway) return underway
  const reading = read().finally(() => reads.delete(key))
  reads.set(key, reading)
  return reading
}

async function readCopy(file: string, key: string): Promise<DiskEntry | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : parseCopy(text, key)
}

/** null for a file that is cut, altered or another key's. */
function parseCopy(text: string, key: string): DiskEntry | null {
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

let lastTemporary = 0

/** Whoever reads meanwhile finds the old file or the new one, never half of one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}-${(lastTemporary += 1)}.tmp`
  try {
    await writeFile(temporary, text)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= most) return
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      savedAt: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  )
  const oldest = files.toSorted((one, other) => one.savedAt - other.savedAt).slice(0, names.length - most)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
