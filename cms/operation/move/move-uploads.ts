import { createHash } from 'node:crypto'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperationError } from '../operation-error.ts'
import { sha256Of } from '../manifest.ts'
import type { UploadStore } from '../upload-store.ts'

/** Copies every file of a folder into a store and reads it back. Returns their number. Throws when one differs. */
export async function moveUploads(folder: string, from: UploadStore, to: UploadStore): Promise<number> {
  const names = await from.list()
  for (const name of names) {
    const file = path.join(folder, name)
    await to.write(name, file)
    const hash = createHash('sha256')
    await pipeline(await to.read(name), hash)
    if (hash.digest('hex') !== (await sha256Of(file)))
      throw new OperationError(`${name} did not arrive as it was.`)
  }
  return names.length
}
