import { jsonResponse, NO_CONTENT, problemResponse, type HttpResponse } from '../http/response.ts'
import type { IntakeTarget, Received } from '../intake/intake-target.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { Storage } from '../storage/storage.ts'
import { isDay } from '../submissions/is-day.ts'

interface ConsentDependencies {
  readonly storage: Storage
  readonly keys: DataKeys
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export const CONSENT_ENDPOINT = '/api/log-consent'
const LIMITS = { maxTextBytes: 2_000, maxFileBytes: 0, fileFields: new Set<string>() }
const EXPECTED_BODY = 'Send { "consent": "accepted" or "declined", "timestamp": an ISO 8601 time }.'

/**
 * Receives a visitor's choice about cookies: which, when by their clock, when by ours. A repeated notice is stored
 * once.
 */
export function createConsentTarget(dependencies: ConsentDependencies): IntakeTarget {
  return {
    endpoint: CONSENT_ENDPOINT,
    bodyKind: 'form',
    limits: LIMITS,
    receive: async (received) => ({ response: await record(dependencies, received), rejectedForm: null }),
    rejectedForm: () => null,
  }
}

/** Throws StorageUnavailableError when it could not be stored. */
async function record(
  { storage, keys, now }: ConsentDependencies,
  received: Received,
): Promise<HttpResponse> {
  const notice = readNotice(received.input)
  if (notice === undefined) return problemResponse(400, 'The notice must be a JSON object.')
  if (notice.choice === undefined || notice.chosenAt === undefined)
    return jsonResponse(422, noticeProblem(notice))
  const { choice, chosenAt } = notice
  await storage.recordConsent({
    notice: keys.hash('consent', `${received.client} ${choice} ${chosenAt}`),
    choice,
    chosenAt,
    receivedAt: now(),
  })
  return NO_CONTENT
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
  // A parser reads 30 February as 2 March.
  return !Number.isNaN(Date.parse(timestamp)) && isDay(timestamp.slice(0, 10))
}

function noticeProblem({ choice, chosenAt }: Notice) {
  const fields = {
    ...(choice === undefined && { consent: 'The consent must be accepted or declined.' }),
    ...(chosenAt === undefined && { timestamp: 'The timestamp must be an ISO 8601 time.' }),
  }
  return { message: EXPECTED_BODY, errors: Object.values(fields), fields }
}
