import { randomInt } from 'node:crypto'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { refuse, type Refusal } from './refusal.ts'

/** How often one person may do this within an hour: enough for a day's work, too few to copy everything. */
export const CAPS = { show: 300, change: 1_000, file: 60, export: 10, erase: 60 } as const
type Cap = keyof typeof CAPS | 'list' | 'reveal'

const NOUNS: Readonly<Record<Cap, string>> = {
  list: 'pages of lists and searches',
  show: 'opened submissions',
  change: 'changes',
  reveal: 'shown answers',
  file: 'downloads',
  export: 'exports',
  erase: 'searches for a person to erase',
}
export const CAP_NAMES = Object.keys(NOUNS)

const HOUR_MS = 3_600_000
/** Fractions of a millisecond that a time can be told apart by. */
const FRACTIONS = 4096

type CapSettings = Pick<BackendSettings, 'inboxListsPerHour' | 'inboxRevealsPerHour'>

/** Every cap; 0: none. */
export function capsOf(settings: CapSettings): Readonly<Record<Cap, number>> {
  return { ...CAPS, list: settings.inboxListsPerHour, reveal: settings.inboxRevealsPerHour }
}

interface CapContext extends Pick<InboxContext, 'now' | 'onCapped'> {
  readonly storage: Pick<Storage, 'consumeRateLimit'>
  readonly settings: CapSettings
}

/** Counts uses, where all site processes see them. A refusal when the hour's are used up. */
export async function consumeCap(
  context: CapContext,
  actor: Actor,
  cap: Cap,
  amount = 1,
): Promise<Refusal | undefined> {
  const wait = await consume(context, actor, cap, amount)
  if (wait === undefined) return undefined
  const count = capsOf(context.settings)[cap]
  const limit = `limit of ${count.toLocaleString('en-US')} ${NOUNS[cap]}`
  const message = `You have used up this hour's ${limit}. Try again in ${inMinutes(wait)}.`
  return refuse('capped', message, { retryAfterSeconds: wait })
}

/** Counts the sensitive answers in an export as if each had been shown. A refusal when so many are not left. */
export async function consumeReveals(
  context: CapContext,
  actor: Actor,
  amount: number,
): Promise<Refusal | undefined> {
  const limit = capsOf(context.settings).reveal
  const advice = 'Narrow the filter, or leave out sensitive answers.'
  if (limit > 0 && amount > limit && !isExempt(actor, 'reveal')) {
    context.onCapped?.('reveal')
    return refuse(
      'not-possible',
      `This export holds more than ${limit} sensitive answers, as many as one person may see within an hour. ${advice}`,
    )
  }
  const wait = await consume(context, actor, 'reveal', amount)
  if (wait === undefined) return undefined
  const held = amount === 1 ? '1 sensitive answer' : `${amount} sensitive answers`
  const message = `This export holds ${held}, more than are left of your ${limit} an hour. ${advice} Or try again in ${inMinutes(wait)}.`
  return refuse('capped', message, { retryAfterSeconds: wait })
}

/** Undefined: counted. Else after how many seconds it will be possible. */
async function consume(
  context: CapContext,
  actor: Actor,
  cap: Cap,
  amount: number,
): Promise<number | undefined> {
  const count = capsOf(context.settings)[cap]
  if (count === 0 || amount === 0 || isExempt(actor, cap)) return undefined
  const decision = await context.storage.consumeRateLimit({
    key: `inbox-${cap} ${actor.id}`,
    quotas: [{ count, windowMs: HOUR_MS }],
    now: context.now(),
    amount,
    call: randomInt(1, FRACTIONS) / FRACTIONS,
  })
  if (decision.ok) return undefined
  context.onCapped?.(cap)
  return decision.retryAfterSeconds
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Lists can be read without the data key, so the command line's are counted like everybody's. */
function isExempt({ permissions }: Actor, cap: Cap): boolean {
  return permissions === 'all' && cap !== 'list'
}
