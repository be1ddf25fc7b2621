import type { Readable } from 'node:stream'
import { createLocalUploads } from './local-uploads.ts'
import { createBucketUploads } from './bucket-uploads.ts'
import { uploadsFolder, type OperationSettings } from './operation-settings.ts'

/** The uploaded files, by the names in their URLs: `/uploads/<name>`. */
export interface UploadStore {
  list(): Promise<readonly string[]>
  read(name: string): Promise<Readable>
  /** Writes the file at a path of this machine; replaces one of the same name. */
  write(name: string, file: string): Promise<void>
}

/** Where the content service keeps them. */
export function uploadStore(settings: OperationSettings): UploadStore {
  return settings.uploads
    ? createBucketUploads(settings.uploads)
    : createLocalUploads(uploadsFolder(settings))
}
