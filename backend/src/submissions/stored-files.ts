import type { UploadedFile } from '../http/body.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import { hashBytes, encryptBytes, decryptBytes } from '../keys/encrypt-bytes.ts'
import type { StoredFile } from '../storage/commands/submissions.ts'
import { associatedData } from '../keys/associated-data.ts'

/** A file as it was sent. */
export interface DecryptedFile extends Omit<StoredFile, 'keyId' | 'content'> {
  /** Undefined when the key that opens it is missing. */
  readonly content: Uint8Array | undefined
}

/** A file as it is stored: encrypted, bound to its submission and field. */
export async function encryptFile(
  keys: DataKeys,
  submissionId: string,
  field: string,
  { name, type, content }: UploadedFile,
): Promise<StoredFile> {
  const sha256 = await hashBytes(content)
  const encrypted = await encryptBytes(keys.current, associatedData(submissionId, field), content)
  return { field, name, type, size: content.byteLength, sha256, ...encrypted }
}

/** Files as they were sent, those too that an older version stored without encrypting them. Throws on tampering. */
export function decryptFiles(
  keys: DataKeys,
  submissionId: string,
  files: readonly StoredFile[],
): Promise<DecryptedFile[]> {
  return Promise.all(
    files.map(async ({ keyId, content, ...file }) => {
      const binding = associatedData(submissionId, file.field)
      const decrypted = keyId === null ? content : await decryptBytes(keys, binding, { keyId, content })
      return { ...file, content: decrypted }
    }),
  )
}
