import type { Storage } from '../storage/storage.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { refuse, type Refusal } from './refusal.ts'

/** How often one person may do this within an hour: enough for a day's work, too few to copy everything. */
export const CAPS = { show: 300, reveal: 60, file: 60, export: 10, erase: 60 } as const
type Cap = keyof typeof CAPS

const HOUR_MS = 3_600_000

/** Counts one use, where all site processes see it. A refusal when the hour's are used up. */
export async function consumeCap(
  context: Pick<InboxContext, 'now' | 'onCapped'> & { readonly storage: Pick<Storage, 'consumeRateLimit'> },
  actor: Actor,
  cap: Cap,
): Promise<Refusal | undefined> {
  if (actor.permissions === 'all') return undefined
  const decision = await context.storage.consumeRateLimit({
    key: `inbox-${cap} ${actor.id}`,
    quotas: [{ count: CAPS[cap], windowMs: HOUR_MS }],
    now: context.now(),
  })
  if (decision.ok) return undefined
  context.onCapped?.(cap)
  const { retryAfterSeconds } = decision
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`
  const message = `You have used up this hour's limit of ${CAPS[cap]}. Try again in ${time}.`
  return refuse('capped', message, { retryAfterSeconds })
}
