import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createUrlFiles, isImageHash } from './url-files.ts'
import { type ImageRecord, parseImageRecord } from './image-record.ts'
import { createIncomingFiles } from './incoming-files.ts'
import { createSharedReader } from './shared-reader.ts'
import { readVersionName } from './version-name.ts'

/** A stored image with what decides about its removal. */
export interface StoredImage {
  readonly hash: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly lastUsed: number
}

const ORIGINAL = 'original'
const RECORD = 'image.json'

/**
 * The images on disk: a folder per image with the original, the record and the versions, and a small file per URL
 * that names the image. Several processes may share the folder: files are replaced as a whole. Writing rejects when the
 * disk is full; reading does not reject.
 */
export function createMediaFiles(folder: string) {
  const fileOf = (hash: string, name: string) => join(folder, hash, name)
  const { replace, ...incoming } = createIncomingFiles(join(folder, 'incoming'))
  const readShared = createSharedReader()
  const hasImage = (hash: string) => exists(join(folder, hash))
  const writeRecord = (hash: string, record: ImageRecord) =>
    replace(fileOf(hash, RECORD), JSON.stringify(record))

  return {
    ...incoming,
    ...createUrlFiles({ folder: join(folder, 'addresses'), replace, hasImage }),
    originalFile: (hash: string) => fileOf(hash, ORIGINAL),
    versionFile: fileOf,

    /** Makes a temporary file an image. */
    async add(hash: string, original: string, record: ImageRecord): Promise<void> {
      await mkdir(join(folder, hash), { recursive: true })
      await rename(original, fileOf(hash, ORIGINAL))
      await writeRecord(hash, record)
    },
    writeRecord,
    addVersion: (hash: string, name: string, temporary: string) => rename(temporary, fileOf(hash, name)),

    /** The record and the generated versions of an image; null if there is no such image. */
    read: (hash: string) => readImage(join(folder, hash)),
    has: (hash: string) => exists(fileOf(hash, ORIGINAL)),
    readVersion: (hash: string, name: string): Promise<Buffer | null> => readShared(fileOf(hash, name)),

    /** Records that an image is in use now. */
    touch: (hash: string, now: Date): Promise<void> => utimes(fileOf(hash, RECORD), now, now).catch(() => {}),
    async list(): Promise<StoredImage[]> {
      const hashes = (await readdir(folder).catch(() => [])).filter(isImageHash)
      return Promise.all(hashes.map((hash) => describe(folder, hash)))
    },
    /** Tried again when a version is written meanwhile. */
    remove: (hash: string) => rm(join(folder, hash), { recursive: true, force: true, maxRetries: 3 }),
  }
}

export type MediaFiles = ReturnType<typeof createMediaFiles>

async function readImage(folder: string): Promise<{ record: ImageRecord; generated: string[] } | null> {
  const [text, names] = await Promise.all([
    readFile(join(folder, RECORD), 'utf8').catch(() => null),
    readdir(folder).catch((): string[] => []),
  ])
  const record = text === null || !names.includes(ORIGINAL) ? null : parseImageRecord(text)
  return record && { record, generated: names.filter((name) => readVersionName(name)) }
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
