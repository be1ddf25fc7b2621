import type { BackendLog } from '../backend-log.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { whereItBroke } from '../error-location.ts'
import { refuse, refuseForNow, type Answer } from './response.ts'

const UNAVAILABLE = 'We could not store this just now. Please try again in a moment.'
const UNAVAILABLE_SECONDS = 5

/** `path` is logged: of an endpoint, never of a page. */
export type AnswerFailure = (error: unknown, path: string) => Answer

/** Makes an answer of what broke on our side, and logs it: here and nowhere else. */
export function createAnswerFailure(log: BackendLog): AnswerFailure {
  return (error, path) => {
    if (error instanceof StorageUnavailable) {
      log.warn({ event: 'not-stored', path, reason: error.reason })
      return refuseForNow(503, UNAVAILABLE, UNAVAILABLE_SECONDS)
    }
    log.error({ event: 'request-failed', path, where: whereItBroke(error) })
    return refuse(500, 'Something went wrong on our side. Please try again.')
  }
}
