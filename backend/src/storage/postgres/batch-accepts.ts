import type { Acceptance, NewSubmission } from '../commands/accept-submission.ts'
import { StorageUnavailableError } from '../storage.ts'
import { postgresFailure } from './postgres-failure.ts'

interface Acceptors {
  readonly acceptOne: (submission: NewSubmission) => Promise<Acceptance>
  /** In one transaction; none with files, no two with one key. */
  readonly acceptMany: (submissions: readonly NewSubmission[]) => Promise<readonly Acceptance[]>
}

/** While these are in progress, arriving submissions gather for the next. */
const MAX_BATCHES_IN_PROGRESS = 2
const MAX_BATCH_SIZE = 64

interface Waiting {
  readonly submission: NewSubmission
  readonly resolve: (acceptance: Acceptance | Promise<Acceptance>) => void
}

/**
 * Stores submissions that arrive at the same time together, so that they share one statement and one sync to the disk.
 * When one of them cannot be stored, each is tried alone: no submission fails because of another.
 */
export function batchAccepts({ acceptOne, acceptMany }: Acceptors): Acceptors['acceptOne'] {
  let waiting: Waiting[] = []
  let inProgress = 0

  function startBatches(): void {
    while (inProgress < MAX_BATCHES_IN_PROGRESS && waiting.length > 0) void store(takeBatch())
  }

  async function store(batch: readonly Waiting[]): Promise<void> {
    inProgress += 1
    try {
      const acceptances = await acceptMany(batch.map(({ submission }) => submission))
      for (const [index, { resolve }] of batch.entries()) resolve(acceptances[index]!)
    } catch (error) {
      const isAway = postgresFailure(error) instanceof StorageUnavailableError
      for (const { submission, resolve } of batch)
        resolve(isAway ? Promise.reject(error) : acceptOne(submission))
    } finally {
      inProgress -= 1
      startBatches()
    }
  }

  /** The oldest, each key once: a second attempt waits until the first is stored. */
  function takeBatch(): Waiting[] {
    const byKey = new Map<string, Waiting>()
    for (const one of waiting) {
      if (byKey.size === MAX_BATCH_SIZE) break
      const { keyHash } = one.submission.idempotency
      if (!byKey.has(keyHash)) byKey.set(keyHash, one)
    }
    const batch = new Set(byKey.values())
    waiting = waiting.filter((one) => !batch.has(one))
    return [...batch]
  }

  return async function accept(submission) {
    if (submission.files.length > 0) return acceptOne(submission)
    return new Promise((resolve) => {
      waiting.push({ submission, resolve })
      startBatches()
    })
  }
}
