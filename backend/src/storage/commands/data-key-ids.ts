import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Reads at most this many submissions and files from each end of the order of arrival. */
const SAMPLE = { submissions: 1_000, files: 5 }
/** Within a JSON string a quotation mark is escaped, so no answer can look like this. */
const ENCRYPTED_ANSWER = /"sealed":"(?<id>[\w-]{1,32})\./gu

/**
 * The ids of the data keys that encrypted stored answers and files. Reads the oldest and the newest rows only: a start must
 * not take minutes with many submissions.
 */
export async function listDataKeyIds(db: Kysely<Tables>, _input: null): Promise<string[]> {
  const ids = new Set<string>()
  for (const order of ['asc', 'desc'] as const) {
    const submissions = db.selectFrom('submissions').select('answers').orderBy('seq', order)
    for (const { answers } of await submissions.limit(SAMPLE.submissions).execute())
      for (const [, id] of answers.matchAll(ENCRYPTED_ANSWER)) if (id !== undefined) ids.add(id)
    const files = db.selectFrom('files').select('key_id').orderBy('seq', order)
    for (const { key_id: id } of await files.limit(SAMPLE.files).execute()) if (id !== null) ids.add(id)
  }
  return [...ids].toSorted()
}
