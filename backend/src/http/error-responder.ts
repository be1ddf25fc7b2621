import type { BackendLog } from '../backend-log.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { errorLocation } from '../error-location.ts'
import { problemResponse, retryLaterResponse, type HttpResponse } from './response.ts'

const UNAVAILABLE = 'We could not save this. Please try again in a moment.'
const UNAVAILABLE_SECONDS = 5

/** `path` is logged: of an endpoint, never of a page. */
export type ErrorResponder = (error: unknown, path: string) => HttpResponse

/** Turns an internal error into a response, and logs it: here and nowhere else. */
export function createErrorResponder(log: BackendLog): ErrorResponder {
  return (error, path) => {
    if (error instanceof StorageUnavailableError) {
      log.warn({ event: 'not-stored', path, reason: error.reason })
      return retryLaterResponse(503, UNAVAILABLE, UNAVAILABLE_SECONDS)
    }
    log.error({ event: 'request-failed', path, where: errorLocation(error) })
    return problemResponse(500, 'Something went wrong on our side. Please try again.')
  }
}
