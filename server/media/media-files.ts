import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFacts } from './image-facts.ts'
import { readVersionName } from './version-name.ts'

/** What is stored about an image, beside its files. */
interface ImageRecord {
  readonly facts: ImageFacts
  /** Names of the versions that documents refer to: no others are generated. */
  readonly versions: readonly string[]
}

/** A stored image with what decides about its removal. */
export interface StoredImage {
  readonly hash: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly lastUsed: number
}

const ORIGINAL = 'original'
const RECORD = 'image.json'
const ABANDONED_MS = 60 * 60_000
const HASH = /^[0-9a-f]{24}$/

/**
 * The images on disk: a folder per image with the original, the record and the versions, and a small file per address
 * that names the image. Several processes may share the folder: files are replaced as a whole. Writing rejects when the
 * disk is full; reading does not reject.
 */
export function createMediaFiles(folder: string) {
  const imageFolder = (hash: string) => join(folder, hash)
  const versionFile = (hash: string, name: string) => join(imageFolder(hash), name)
  const addressFile = (key: string) => join(folder, 'addresses', key)

  return {
    originalFile: (hash: string) => join(imageFolder(hash), ORIGINAL),
    versionFile,

    /** Writes a temporary file; `discard` removes it. */
    async writeTemporary(bytes: Buffer): Promise<string> {
      const file = temporaryFile(folder)
      await mkdir(join(folder, 'incoming'), { recursive: true })
      await writeFile(file, bytes)
      return file
    },
    discard: (file: string) => rm(file, { force: true }),
    temporaryFile: () => temporaryFile(folder),

    /** Makes a temporary file an image. */
    async add(hash: string, original: string, record: ImageRecord): Promise<void> {
      await mkdir(imageFolder(hash), { recursive: true })
      await rename(original, join(imageFolder(hash), ORIGINAL))
      await replaceFile(folder, join(imageFolder(hash), RECORD), JSON.stringify(record))
    },
    writeRecord: (hash: string, record: ImageRecord) =>
      replaceFile(folder, join(imageFolder(hash), RECORD), JSON.stringify(record)),
    addVersion: (hash: string, name: string, temporary: string) => rename(temporary, versionFile(hash, name)),

    /** The record and the generated versions of an image; null if there is no such image. */
    async read(hash: string): Promise<{ record: ImageRecord; generated: string[] } | null> {
      const [text, names] = await Promise.all([
        readFile(join(imageFolder(hash), RECORD), 'utf8').catch(() => null),
        readdir(imageFolder(hash)).catch(() => []),
      ])
      const record =
        text === null || !(names as readonly string[]).includes(ORIGINAL) ? null : parseRecord(text)
      return record && { record, generated: names.filter((name) => readVersionName(name)) }
    },
    has: (hash: string) => exists(join(imageFolder(hash), ORIGINAL)),
    readVersion: (hash: string, name: string): Promise<Buffer | null> =>
      readFile(versionFile(hash, name)).catch(() => null),

    /** The image that an address had; null: unknown. */
    async readAddress(key: string): Promise<string | null> {
      const hash = await readFile(addressFile(key), 'utf8').catch(() => '')
      return HASH.test(hash) ? hash : null
    },
    async writeAddress(key: string, hash: string): Promise<void> {
      await mkdir(join(folder, 'addresses'), { recursive: true })
      await replaceFile(folder, addressFile(key), hash)
    },

    /** Records that an image is in use now. */
    async touch(hash: string, now: Date): Promise<void> {
      await utimes(join(imageFolder(hash), RECORD), now, now).catch(() => {})
    },
    async list(): Promise<StoredImage[]> {
      const hashes = (await readdir(folder).catch(() => [])).filter((name) => HASH.test(name))
      return Promise.all(hashes.map((hash) => describe(folder, hash)))
    },
    /** Tried again when a version is written meanwhile. */
    remove: (hash: string) => rm(imageFolder(hash), { recursive: true, force: true, maxRetries: 3 }),
    /** Removes what a crash has left. Other processes may be writing: files of the last hour stay. */
    async removeIncoming(): Promise<void> {
      const incoming = join(folder, 'incoming')
      for (const name of await readdir(incoming).catch(() => [])) {
        const { mtimeMs } = await stat(join(incoming, name)).catch(() => ({ mtimeMs: Number.NaN }))
        if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(incoming, name), { force: true })
      }
    },
    /** Removes addresses of images that are gone. */
    async removeAddresses(): Promise<void> {
      for (const key of await readdir(join(folder, 'addresses')).catch(() => [])) {
        const hash = await readFile(addressFile(key), 'utf8').catch(() => '')
        if (!HASH.test(hash) || !(await exists(imageFolder(hash))))
          await rm(addressFile(key), { force: true })
      }
    },
  }
}

export type MediaFiles = ReturnType<typeof createMediaFiles>

function temporaryFile(folder: string): string {
  return join(folder, 'incoming', randomUUID())
}

async function replaceFile(folder: string, file: string, text: string): Promise<void> {
  const temporary = temporaryFile(folder)
  await mkdir(join(folder, 'incoming'), { recursive: true })
  try {
    await writeFile(temporary, text)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function parseRecord(text: string): ImageRecord | null {
  try {
    const { facts, versions } = JSON.parse(text) as Partial<ImageRecord>
    // Earlier releases spelled it "colour".
    const color = facts?.color ?? (facts as { colour?: ImageFacts['color'] } | undefined)?.colour
    return facts && color && Array.isArray(versions) ? { facts: { ...facts, color }, versions } : null
  } catch {
    return null
  }
}

async function describe(folder: string, hash: string): Promise<StoredImage> {
  const names = await readdir(join(folder, hash)).catch(() => [])
  const files = await Promise.all(
    names.map((name) => stat(join(folder, hash, name)).catch(() => ({ size: 0 }))),
  )
  const record = await stat(join(folder, hash, RECORD)).catch(() => ({ mtimeMs: 0 }))
  return { hash, bytes: files.reduce((sum, { size }) => sum + size, 0), lastUsed: record.mtimeMs }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
