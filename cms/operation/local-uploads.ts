import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { UploadStore } from './upload-store.ts'

/** Files of a folder; folders in it and hidden files are not uploads. */
export function createLocalUploads(folder: string): UploadStore {
  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
    },
    read: async (name) => createReadStream(path.join(folder, name)),
    async write(name, file) {
      await mkdir(folder, { recursive: true })
      await copyFile(file, path.join(folder, name))
    },
  }
}
