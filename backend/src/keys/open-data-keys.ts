import { StorageUnavailableError, type Storage } from '../storage/storage.ts'
import type { DataKeyUse } from '../storage/commands/data-key-uses.ts'
import { withTimeout } from '../../../environment/with-timeout.ts'
import { dataKeyProblem } from './data-key-problem.ts'
import { createDataKeyFile, findDataKeys, type DataKeys, type DataKeySource } from './data-keys.ts'

/**
 * Reads the keys and compares them with those that encrypted what is stored. A key file is created only beside a
 * database without encrypted data. Throws with one clear line when a key is missing, or when a key file would have to
 * be created while storage cannot be read.
 */
export async function openDataKeys(
  source: DataKeySource,
  storage: Pick<Storage, 'listDataKeyUses'>,
): Promise<DataKeys> {
  const keys = findDataKeys(source)
  const uses = await readUses(storage)
  if (!uses && !keys)
    throw new Error(`${nameOf(source)} is missing, and the database cannot be read now: ${ADVICE}`)
  const problem = findProblem(keys, uses ?? [])
  if (problem !== null)
    throw new Error(`${nameOf(source)} ${problem} that encrypted stored data: ${ADVICE} ${IF_LOST}`)
  return keys ?? createDataKeyFile(nameOf(source))
}

function findProblem(keys: DataKeys | undefined, uses: readonly DataKeyUse[]): string | null {
  if (keys) return dataKeyProblem(keys, uses)
  return uses.length > 0 ? `is missing, with the data key ${uses.map(({ keyId }) => keyId).join(', ')}` : null
}

/** A start does not wait longer for a database that is down. */
const READ_TIMEOUT_MS = 5_000

/** Undefined while storage cannot be read: the site can start without it. */
async function readUses(
  storage: Pick<Storage, 'listDataKeyUses'>,
): Promise<readonly DataKeyUse[] | undefined> {
  try {
    return await withTimeout(storage.listDataKeyUses(null), READ_TIMEOUT_MS, () => undefined)
  } catch (error) {
    if (error instanceof StorageUnavailableError) return undefined
    throw error
  }
}

const ADVICE = 'restore the file from its backup, then start again.'
const IF_LOST = 'If it is lost: docs/operating.md, "Data key lost".'

function nameOf(source: DataKeySource): string {
  return 'file' in source ? source.file : 'DATA_KEY'
}
