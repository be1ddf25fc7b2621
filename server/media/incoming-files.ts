import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../../environment/replace-file.ts'

/** Files that are being written, in a folder of their own on the same disk. */
interface IncomingFiles {
  /** The name of a file that may be written. */
  temporaryFile(): string
  /** Writes a temporary file; `discard` removes it. */
  writeTemporary(bytes: Buffer): Promise<string>
  discard(file: string): Promise<void>
  /** Replaces a file as a whole. */
  replace(file: string, text: string): Promise<void>
  /**
   * Removes what a crash has left. Other processes may be writing: files of the last hour stay. Rejects when something
   * cannot be removed, after the rest.
   */
  removeIncoming(): Promise<void>
}

const ABANDONED_MS = 60 * 60_000

/** `folder` is created with the first file. */
export function createIncomingFiles(folder: string): IncomingFiles {
  const temporaryFile = () => join(folder, randomUUID())

  return {
    temporaryFile,
    async writeTemporary(bytes) {
      const file = temporaryFile()
      await mkdir(folder, { recursive: true })
      await writeFile(file, bytes)
      return file
    },
    discard: (file) => rm(file, { force: true }),
    async replace(file, text) {
      await mkdir(folder, { recursive: true })
      await replaceFile(file, text, temporaryFile())
    },
    async removeIncoming() {
      const names = await readdir(folder).catch(() => [])
      const removals = await Promise.allSettled(names.map((name) => removeAbandoned(join(folder, name))))
      const failed = removals.find((removal) => removal.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}

async function removeAbandoned(file: string): Promise<void> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NaN }))
  if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true })
}
