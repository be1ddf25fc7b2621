import { answer, NOTED, refuse, refuseForNow, type Answer } from '../http/answer.ts'
import type { ClientTurns } from '../http/client-turns.ts'
import type { BodyLimits } from '../http/body.ts'
import { readBody } from '../http/read-body.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { BackendRequest } from '../http/backend-request.ts'

export interface ConsentDependencies {
  readonly storage: Storage
  readonly keys: DataKeys
  readonly turns: ClientTurns
  readonly now: () => number
}

export const CONSENT_ENDPOINT = '/api/log-consent'
const LIMITS: BodyLimits = {
  maxTextBytes: 2_000,
  maxFileBytes: 0,
  fileFields: new Set(),
  room: { take: (bytes) => bytes <= 8_000, close() {} },
}
const WHAT_IT_TAKES = 'Send { "consent": "accepted" or "declined", "timestamp": an ISO 8601 time }.'

/**
 * Takes a visitor's choice about cookies: which, when by their clock, when by ours. The same notice twice is one.
 * Throws StorageUnavailable when it could not be stored.
 */
export function createConsentReceiver({ storage, keys, turns, now }: ConsentDependencies) {
  return async function receiveConsent(request: BackendRequest): Promise<Answer> {
    const turn = await turns.take(request, CONSENT_ENDPOINT)
    if (!turn.ok) return refuseForNow(429, 'Too many notices from one client.', turn.retryAfterSeconds)
    const body = await readBody(request, LIMITS)
    if (body.kind === 'refused') return refuse(body.status, body.message)
    const notice = readNotice(body.input)
    if (notice === undefined) return refuse(400, 'The notice must be a JSON object.')
    if (notice.choice === undefined || notice.chosenAt === undefined) return answer(422, whatIsWrong(notice))
    const { choice, chosenAt } = notice
    await storage.recordConsent({
      notice: keys.hash('consent', `${turn.client} ${choice} ${chosenAt}`),
      choice,
      chosenAt,
      receivedAt: now(),
    })
    return NOTED
  }
}

interface Notice {
  readonly choice: 'accepted' | 'declined' | undefined
  readonly chosenAt: string | undefined
}

/** Undefined when it is no object at all. */
function readNotice(input: unknown): Notice | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
  const { consent, timestamp } = input as Record<string, unknown>
  return {
    choice: consent === 'accepted' || consent === 'declined' ? consent : undefined,
    chosenAt: isTime(timestamp) ? new Date(timestamp).toISOString() : undefined,
  }
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/u

function isTime(timestamp: unknown): timestamp is string {
  if (typeof timestamp !== 'string' || !ISO_TIME.test(timestamp)) return false
  return !Number.isNaN(Date.parse(timestamp)) && isDay(timestamp.slice(0, 10))
}

/** A parser takes 30 February for 2 March. */
function isDay(day: string): boolean {
  return new Date(day).toISOString().startsWith(day)
}

function whatIsWrong({ choice, chosenAt }: Notice) {
  const fields = {
    ...(choice === undefined && { consent: 'The consent must be accepted or declined.' }),
    ...(chosenAt === undefined && { timestamp: 'The timestamp must be an ISO 8601 time.' }),
  }
  return { message: WHAT_IT_TAKES, errors: Object.values(fields), fields }
}
