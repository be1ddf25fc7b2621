import type { DataKeys } from '../keys/data-keys.ts'
import type { StoredFile } from '../storage/commands/submissions.ts'
import { pdfWarnings } from './pdf-warnings.ts'
import { decryptFiles, type DecryptedFile } from './stored-files.ts'

/** A file as it was sent, and what staff should know before they open it. */
export interface InspectedFile extends DecryptedFile {
  readonly warnings: readonly string[]
}

/** Decrypts files and adds what a PDF could do when it is opened. */
export async function inspectFiles(
  keys: DataKeys,
  submissionId: string,
  files: readonly StoredFile[],
): Promise<InspectedFile[]> {
  const decrypted = await decryptFiles(keys, submissionId, files)
  return Promise.all(
    decrypted.map(async (file) => ({
      ...file,
      warnings: file.content ? await pdfWarnings(file.content) : [],
    })),
  )
}
