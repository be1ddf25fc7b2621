import type { Acceptance, NewSubmission } from '../commands/accept-submission.ts'
import { StorageUnavailable } from '../storage.ts'
import { postgresFailure } from './postgres-failure.ts'

export interface Acceptors {
  readonly acceptOne: (submission: NewSubmission) => Promise<Acceptance>
  /** In one transaction; none with files, no two with one key. */
  readonly acceptMany: (submissions: readonly NewSubmission[]) => Promise<readonly Acceptance[]>
}

/** While these are in progress, arriving submissions gather for the next. */
const GROUPS_UNDER_WAY = 2
const MOST_AT_ONCE = 64

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
  let underWay = 0

  function begin(): void {
    while (underWay < GROUPS_UNDER_WAY && waiting.length > 0) void store(takeGroup())
  }

  async function store(group: readonly Waiting[]): Promise<void> {
    underWay += 1
    try {
      const acceptances = await acceptMany(group.map(({ submission }) => submission))
      for (const [place, { resolve }] of group.entries()) resolve(acceptances[place]!)
    } catch (error) {
      const isAway = postgresFailure(error) instanceof StorageUnavailable
      for (const { submission, resolve } of group)
        resolve(isAway ? Promise.reject(error) : acceptOne(submission))
    } finally {
      underWay -= 1
      begin()
    }
  }

  /** The oldest, each key once: a second attempt waits until the first is stored. */
  function takeGroup(): Waiting[] {
    const byKey = new Map<string, Waiting>()
    for (const one of waiting) {
      if (byKey.size === MOST_AT_ONCE) break
      const { keyHash } = one.submission.idempotency
      if (!byKey.has(keyHash)) byKey.set(keyHash, one)
    }
    const group = new Set(byKey.values())
    waiting = waiting.filter((one) => !group.has(one))
    return [...group]
  }

  return async function accept(submission) {
    if (submission.files.length > 0) return acceptOne(submission)
    return new Promise((resolve) => {
      waiting.push({ submission, resolve })
      begin()
    })
  }
}
