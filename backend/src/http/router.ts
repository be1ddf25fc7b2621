import { problemResponse, type HttpResponse } from './response.ts'
import type { BackendRequest } from './backend-request.ts'

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly handle: (request: BackendRequest) => Promise<HttpResponse> | HttpResponse
}

/** Dispatches a request by its exact path. */
export function createRouter(
  routes: ReadonlyMap<string, Route>,
): (request: BackendRequest) => Promise<HttpResponse> {
  return async function handle(request) {
    const route = routes.get(pathOf(request.url))
    if (!route) return NOTHING_HERE
    return methodFits(request.method, route) ? route.handle(request) : wrongMethod(route)
  }
}

const NOTHING_HERE = problemResponse(404, 'There is nothing at this address.')

/** Without building a URL: this stands on the way of every submission. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.search(/[?#]/u)
  return start === -1 ? '/' : url.slice(start, end === -1 ? undefined : end)
}

function methodFits(method: string, route: Route): boolean {
  return method === route.method || (method === 'HEAD' && route.method === 'GET')
}

function wrongMethod({ method }: Route): HttpResponse {
  const allow = method === 'GET' ? 'GET, HEAD' : method
  return problemResponse(405, `Use ${allow} here.`, { allow })
}
