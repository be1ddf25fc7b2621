import type { BackendRequest } from '../http/backend-request.ts'
import type { HttpResponse } from '../http/response.ts'
import type { IntakeTarget } from './intake-target.ts'

/** One POST, to any path. */
export interface Post {
  readonly request: BackendRequest
  /** Sent by a browser without JavaScript: the response is a page. */
  readonly asPage: boolean
  /** Finds the target of the path, once there is a slot; a response when there is none. */
  readonly findTarget: () => Promise<IntakeTarget | HttpResponse>
}

/** A POST whose client is known, before its body is read. */
export interface PostFromClient extends Post {
  readonly clientAddress: string
}

/** Whether there is no target. */
export function isResponse(found: IntakeTarget | HttpResponse): found is HttpResponse {
  return 'status' in found
}
