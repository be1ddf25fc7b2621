import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

interface UnencryptedFile {
  readonly seq: number
  readonly submissionId: string
  readonly field: string
  readonly content: Uint8Array
}

/** Files that a version before encryption stored as they were sent. */
export function listUnencryptedFiles(
  db: Kysely<Tables>,
  { limit }: { readonly limit: number },
): Promise<UnencryptedFile[]> {
  return db
    .selectFrom('files')
    .innerJoin('submissions', 'submissions.seq', 'files.submission_seq')
    .select(['files.seq', 'submissions.id as submissionId', 'files.field', 'files.content'])
    .where('files.key_id', 'is', null)
    .orderBy('files.seq')
    .limit(limit)
    .execute()
}

/** Puts a file's encrypted content in the place of what was stored. Changes nothing if somebody else did so before. */
export async function encryptFile(
  db: Kysely<Tables>,
  { seq, keyId, content }: { readonly seq: number; readonly keyId: string; readonly content: Uint8Array },
): Promise<void> {
  await db
    .updateTable('files')
    .set({ content, key_id: keyId })
    .where('seq', '=', seq)
    .where('key_id', 'is', null)
    .execute()
}
