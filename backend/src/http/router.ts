import type { BackendLog } from '../backend-log.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { whereItBroke } from '../where-it-broke.ts'
import { refuse, refuseForNow, type Answer } from './answer.ts'
import type { BackendRequest } from './backend-request.ts'
import { isFromHere } from './guard-origin.ts'

export type Handler = (request: BackendRequest) => Promise<Answer> | Answer

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly handle: Handler
}

/**
 * Answers a request by its exact path. What must not be (a foreign origin, a wrong method) is refused before any
 * route sees it, and what broke becomes an answer here and nowhere else.
 */
export function createRouter(
  routes: ReadonlyMap<string, Route>,
  allowedOrigins: ReadonlySet<string>,
  log: BackendLog,
): (request: BackendRequest) => Promise<Answer> {
  return async function handle(request) {
    const path = pathOf(request.url)
    const route = routes.get(path)
    if (!route) return refuse(404, 'There is nothing at this address.')
    if (!methodFits(request.method, route)) return wrongMethod(route)
    if (route.method === 'POST' && !isFromHere(request, allowedOrigins)) return refuse(403, FOREIGN)
    try {
      return await route.handle(request)
    } catch (error) {
      return answerFailure(error, path, log)
    }
  }
}

const FOREIGN = 'Forms can be sent from our own pages only.'
const UNAVAILABLE = 'We could not store this just now. Please try again in a moment.'
const UNAVAILABLE_SECONDS = 5

/** Without building a URL: this stands on the way of every submission. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.search(/[?#]/u)
  return start === -1 ? '/' : url.slice(start, end === -1 ? undefined : end)
}

function methodFits(method: string, route: Route): boolean {
  return method === route.method || (method === 'HEAD' && route.method === 'GET')
}

function wrongMethod({ method }: Route): Answer {
  const allow = method === 'GET' ? 'GET, HEAD' : method
  return refuse(405, `Use ${allow} here.`, { allow })
}

function answerFailure(error: unknown, path: string, log: BackendLog): Answer {
  if (error instanceof StorageUnavailable) {
    log.warn({ event: 'not-stored', path, reason: error.reason })
    return refuseForNow(503, UNAVAILABLE, UNAVAILABLE_SECONDS)
  }
  log.error({ event: 'request-failed', path, where: whereItBroke(error) })
  return refuse(500, 'Something went wrong on our side. Please try again.')
}
