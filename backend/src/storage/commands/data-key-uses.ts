import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A data key that encrypted something stored, with encrypted answers by which it can be recognized. */
export interface DataKeyUse {
  readonly keyId: string
  /** A few, the oldest and the newest; none when the key encrypted files only. */
  readonly answers: readonly EncryptedSample[]
}

/** The encrypted text of one answer, and what it is bound to. */
interface EncryptedSample {
  readonly submissionId: string
  readonly field: string
  readonly encrypted: string
}

/** Reads at most this many submissions and files from each end of the order of arrival. */
const SAMPLE = { submissions: 1_000, files: 5 }
/** The key of an encrypted answer, as it is stored. */
const ENCRYPTED = 'sealed'
const ANSWERS_PER_END = 2

/**
 * The data keys that encrypted stored answers and files, by their ids. Reads the oldest and the newest rows only: a
 * start must not take minutes with many submissions.
 */
export async function listDataKeyUses(db: Kysely<Tables>, _input: null): Promise<DataKeyUse[]> {
  const collected = collectDataKeyUses()
  for (const order of ['asc', 'desc'] as const) {
    const submissions = db.selectFrom('submissions').select(['id', 'answers']).orderBy('seq', order)
    for (const row of await submissions.limit(SAMPLE.submissions).execute()) collected.submission(row)
    const files = db.selectFrom('files').select('key_id').orderBy('seq', order)
    for (const { key_id: id } of await files.limit(SAMPLE.files).execute()) collected.file(id)
    collected.nextSamples()
  }
  return collected.uses()
}

/** Collects the uses from rows, with a few answers of each key. */
export function collectDataKeyUses() {
  const byKey = new Map<string, EncryptedSample[]>()
  let most = ANSWERS_PER_END
  return {
    submission(row: StoredAnswers): void {
      for (const sample of encryptedAnswers(row)) {
        const samples = byKey.get(keyIdOf(sample)) ?? []
        byKey.set(keyIdOf(sample), samples)
        if (samples.length < most) samples.push(sample)
      }
    },
    file(keyId: string | null): void {
      if (keyId !== null && !byKey.has(keyId)) byKey.set(keyId, [])
    },
    /** Rows from elsewhere follow: a few of them are kept, too. */
    nextSamples: () => void (most += ANSWERS_PER_END),
    uses: (): DataKeyUse[] => [...byKey].map(([keyId, answers]) => ({ keyId, answers })).toSorted(byKeyId),
  }
}

interface StoredAnswers {
  readonly id: string
  readonly answers: string
}

/** An answer that is an object is encrypted: visitors send texts, numbers and booleans. */
function encryptedAnswers({ id, answers }: StoredAnswers): EncryptedSample[] {
  if (!answers.includes(ENCRYPTED)) return []
  const entries = Object.entries(JSON.parse(answers) as Record<string, Record<string, unknown> | null>)
  return entries.flatMap(([field, answer]) => {
    const encrypted = typeof answer === 'object' ? answer?.[ENCRYPTED] : undefined
    return typeof encrypted === 'string' ? [{ submissionId: id, field, encrypted }] : []
  })
}

function keyIdOf({ encrypted }: EncryptedSample): string {
  return encrypted.split('.')[0] ?? ''
}

function byKeyId(one: DataKeyUse, other: DataKeyUse): number {
  return one.keyId < other.keyId ? -1 : 1
}
