import type { BackendSettings } from '../settings.ts'
import { nextRetryId } from '../rate-limits/next-retry-id.ts'
import type { Storage } from '../storage/storage.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { reject, type RejectedOperation } from './rejected-operation.ts'

/** How often one person may do this within an hour: enough for a day's work, too few to copy everything. */
export const STAFF_LIMITS = { show: 300, change: 1_000, file: 60, export: 10, erase: 60 } as const
type StaffLimit = keyof typeof STAFF_LIMITS | 'list' | 'reveal'

const NOUNS: Readonly<Record<StaffLimit, string>> = {
  list: 'pages of lists and searches',
  show: 'opened submissions',
  change: 'changes',
  reveal: 'shown answers',
  file: 'downloads',
  export: 'exports',
  erase: 'searches for a person to erase',
}
export const STAFF_LIMIT_NAMES = Object.keys(NOUNS)

const HOUR_MS = 3_600_000

type StaffLimitSettings = Pick<BackendSettings, 'inboxListsPerHour' | 'inboxRevealsPerHour'>

/** The limits of one person per hour; 0: none. */
export function staffLimits(settings: StaffLimitSettings): Readonly<Record<StaffLimit, number>> {
  return { ...STAFF_LIMITS, list: settings.inboxListsPerHour, reveal: settings.inboxRevealsPerHour }
}

interface StaffLimitContext extends Pick<InboxContext, 'now' | 'onLimitReached'> {
  readonly storage: Pick<Storage, 'consumeRateLimit'>
  readonly settings: StaffLimitSettings
}

/** Counts uses, where all site processes see them. A rejection when the hour's are used up. */
export async function consumeStaffLimit(
  context: StaffLimitContext,
  actor: Actor,
  kind: StaffLimit,
  amount = 1,
): Promise<RejectedOperation | undefined> {
  const wait = await consume(context, actor, kind, amount)
  if (wait === undefined) return undefined
  const count = staffLimits(context.settings)[kind]
  const limit = `limit of ${count.toLocaleString('en-US')} ${NOUNS[kind]}`
  const message = `You have used up this hour's ${limit}. Try again in ${inMinutes(wait)}.`
  return reject('capped', message, { retryAfterSeconds: wait })
}

/** Counts the sensitive answers in an export as if each had been shown. A rejection when so many are not left. */
export async function consumeReveals(
  context: StaffLimitContext,
  actor: Actor,
  amount: number,
): Promise<RejectedOperation | undefined> {
  const limit = staffLimits(context.settings).reveal
  const advice = 'Narrow the filter, or leave out sensitive answers.'
  if (limit > 0 && amount > limit && !isExempt(actor, 'reveal')) {
    context.onLimitReached?.('reveal')
    return reject(
      'not-possible',
      `This export holds more than ${limit} sensitive answers, as many as one person may see within an hour. ${advice}`,
    )
  }
  const wait = await consume(context, actor, 'reveal', amount)
  if (wait === undefined) return undefined
  const answers = amount === 1 ? '1 sensitive answer' : `${amount} sensitive answers`
  const message = `This export holds ${answers}, more than are left of your ${limit} an hour. ${advice} Or try again in ${inMinutes(wait)}.`
  return reject('capped', message, { retryAfterSeconds: wait })
}

/** Undefined: counted. Otherwise the number of seconds until it is possible again. */
async function consume(
  context: StaffLimitContext,
  actor: Actor,
  kind: StaffLimit,
  amount: number,
): Promise<number | undefined> {
  const count = staffLimits(context.settings)[kind]
  if (count === 0 || amount === 0 || isExempt(actor, kind)) return undefined
  const decision = await context.storage.consumeRateLimit({
    key: `inbox-${kind} ${actor.id}`,
    quotas: [{ count, windowMs: HOUR_MS }],
    now: context.now(),
    amount,
    retryId: nextRetryId(),
  })
  if (decision.ok) return undefined
  context.onLimitReached?.(kind)
  return decision.retryAfterSeconds
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Lists can be read without the data key, so the command line's are counted like everybody's. */
function isExempt({ permissions }: Actor, kind: StaffLimit): boolean {
  return permissions === 'all' && kind !== 'list'
}
