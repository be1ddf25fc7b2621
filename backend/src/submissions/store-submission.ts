import type { DataKeys } from '../keys/data-keys.ts'
import type { Acceptance } from '../storage/commands/accept-submission.ts'
import { UniqueValueTakenError, type Storage } from '../storage/storage.ts'
import { newSubmission, type ValidatedSubmission } from './new-submission.ts'

interface StoreDependencies {
  readonly storage: Storage
  readonly keys: DataKeys
}

const MAX_REFERENCE_ATTEMPTS = 5

/**
 * Stores a submission under a new reference, another one when that is in use. Throws StorageUnavailableError when it
 * could not be stored.
 */
export async function storeSubmission(
  { storage, keys }: StoreDependencies,
  submission: ValidatedSubmission,
): Promise<Acceptance> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await storage.acceptSubmission(await newSubmission(keys, submission))
    } catch (error) {
      if (!(error instanceof UniqueValueTakenError) || attempt === MAX_REFERENCE_ATTEMPTS) throw error
    }
  }
}
