import { StorageUnavailable, type Storage } from '../storage/storage.ts'
import { withTimeout } from '../with-timeout.ts'
import { createDataKeyFile, findDataKeys, type DataKeys, type DataKeySource } from './data-keys.ts'

/**
 * Reads the keys and compares them with those that encrypted what is stored. A key file is created only beside a database
 * without encrypted data. Throws with one clear line when a key is missing, or when a key file would have to be created
 * while storage cannot be read.
 */
export async function openDataKeys(
  source: DataKeySource,
  storage: Pick<Storage, 'listDataKeyIds'>,
): Promise<DataKeys> {
  const keys = findDataKeys(source)
  const usedIds = await readUsedIds(storage)
  if (!usedIds && !keys)
    throw new Error(`${nameOf(source)} is missing, and the database cannot be read now: ${ADVICE}`)
  const missing = (usedIds ?? []).filter((id) => !keys?.byId.has(id) && !keys?.lostIds.has(id))
  if (missing.length > 0) throw new Error(describeMissing(source, keys, missing))
  return keys ?? createDataKeyFile(nameOf(source))
}

/** A start does not wait longer for a database that is down. */
const READ_TIMEOUT_MS = 5_000

/** Undefined while storage cannot be read: the site can start without it. */
async function readUsedIds(storage: Pick<Storage, 'listDataKeyIds'>): Promise<readonly string[] | undefined> {
  try {
    return await withTimeout(storage.listDataKeyIds(null), READ_TIMEOUT_MS, () => undefined)
  } catch (error) {
    if (error instanceof StorageUnavailable) return undefined
    throw error
  }
}

const ADVICE = 'restore the file from its backup, then start again.'

function describeMissing(source: DataKeySource, keys: DataKeys | undefined, ids: readonly string[]): string {
  const problem = keys ? `${nameOf(source)} does not hold` : `${nameOf(source)} is missing, with`
  return `${problem} the data key ${ids.join(', ')} that encrypted stored data: ${ADVICE} If it is lost: docs/operating.md, "Data key lost".`
}

function nameOf(source: DataKeySource): string {
  return 'file' in source ? source.file : 'DATA_KEY'
}
