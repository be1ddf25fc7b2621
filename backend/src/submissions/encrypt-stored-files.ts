import type { DataKeys } from '../keys/data-keys.ts'
import { encryptBytes } from '../keys/encrypt-bytes.ts'
import type { Storage } from '../storage/storage.ts'
import { associatedData } from '../keys/associated-data.ts'

/** So many are in memory at a time. */
const BATCH_SIZE = 4

/**
 * Encrypts the files that an older version stored as they were, a few at a time so that other writers do not wait, and
 * then removes their traces from the database. Returns how many there were.
 */
export async function encryptStoredFiles(storage: Storage, keys: DataKeys): Promise<number> {
  let encrypted = 0
  for (;;) {
    const files = await storage.listUnencryptedFiles({ limit: BATCH_SIZE })
    for (const { seq, submissionId, field, content } of files) {
      const encryptedFile = await encryptBytes(keys.current, associatedData(submissionId, field), content)
      await storage.encryptFile({ seq, ...encryptedFile })
    }
    encrypted += files.length
    if (files.length === BATCH_SIZE) continue
    if (encrypted > 0) await storage.checkpointAndVacuum()
    return encrypted
  }
}
