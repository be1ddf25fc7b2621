import { setTimeout as pause } from 'node:timers/promises'
import { summarize } from '@beam/forms/staff-views.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { plainAnswers } from '../submissions/encrypted-answers.ts'
import type { InboxContext } from './inbox-context.ts'

const BATCH_SIZE = 500
const MAX_CHARACTERS = 300

/** Lower case without accents, so that 'jose' finds 'José'. */
export function foldName(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, MAX_CHARACTERS)
}

/**
 * Adds the names of submissions that are not in the index yet, so that receiving one costs nothing for it. Returns
 * whether all are in it now; `maxBatches` bounds how many are added.
 */
export async function indexNames(
  context: Pick<InboxContext, 'storage' | 'formOf'>,
  maxBatches: number,
): Promise<boolean> {
  for (let batch = 0; batch < maxBatches; batch++) {
    const missing = await context.storage.listUnindexed({ limit: BATCH_SIZE })
    if (missing.length === 0) return true
    await context.storage.saveNames(await Promise.all(missing.map((stored) => namesOf(context, stored))))
    if (missing.length < BATCH_SIZE) return true
  }
  return false
}

const PAUSE_MS = 1_000
const MAX_BATCHES = 3_000

/** The same in the background, at a pace that receiving submissions does not notice. */
export async function indexNamesSlowly(
  context: Pick<InboxContext, 'storage' | 'formOf'>,
  isStopped: () => boolean,
): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES && !isStopped(); batch++) {
    if (await indexNames(context, 1)) return
    await pause(PAUSE_MS, undefined, { ref: false })
  }
}

async function namesOf({ formOf }: Pick<InboxContext, 'formOf'>, stored: StoredSubmission) {
  const { name, company } = summarize(await formOf(stored), plainAnswers(stored.answers))
  return { seq: stored.seq, names: `${foldName(name)}\n${foldName(company)}` }
}
