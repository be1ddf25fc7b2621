import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { refuse, type Refusal } from './refusal.ts'

/** How often one person may do this within an hour: enough for a day's work, too few to copy everything. */
export const CAPS = { show: 300, reveal: 60, file: 60, export: 10, erase: 60 } as const
type Cap = keyof typeof CAPS | 'list'

const NOUNS: Readonly<Record<Cap, string>> = {
  list: 'pages of lists and searches',
  show: 'opened submissions',
  reveal: 'shown answers',
  file: 'downloads',
  export: 'exports',
  erase: 'searches for a person to erase',
}
export const CAP_NAMES = Object.keys(NOUNS)

const HOUR_MS = 3_600_000

/** Every cap; 0: none. */
export function capsOf(settings: Pick<BackendSettings, 'inboxListsPerHour'>): Readonly<Record<Cap, number>> {
  return { ...CAPS, list: settings.inboxListsPerHour }
}

interface CapContext extends Pick<InboxContext, 'now' | 'onCapped'> {
  readonly storage: Pick<Storage, 'consumeRateLimit'>
  readonly settings: Pick<BackendSettings, 'inboxListsPerHour'>
}

/** Counts one use, where all site processes see it. A refusal when the hour's are used up. */
export async function consumeCap(context: CapContext, actor: Actor, cap: Cap): Promise<Refusal | undefined> {
  const count = capsOf(context.settings)[cap]
  if (count === 0 || isExempt(actor, cap)) return undefined
  const decision = await context.storage.consumeRateLimit({
    key: `inbox-${cap} ${actor.id}`,
    quotas: [{ count, windowMs: HOUR_MS }],
    now: context.now(),
  })
  if (decision.ok) return undefined
  context.onCapped?.(cap)
  const { retryAfterSeconds } = decision
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`
  const message = `You have used up this hour's limit of ${count} ${NOUNS[cap]}. Try again in ${time}.`
  return refuse('capped', message, { retryAfterSeconds })
}

/** Lists can be read without the data key, so the command line's are counted like everybody's. */
function isExempt({ permissions }: Actor, cap: Cap): boolean {
  return permissions === 'all' && cap !== 'list'
}
