import type { HttpResponse } from '../http/response.ts'
import type { IntakeOutcome, IntakeTarget } from './intake-target.ts'
import type { PartialBodies } from './partial-bodies.ts'
import { isResponse, type PostFromClient } from './post.ts'
import { rejected } from './rejections.ts'

/**
 * Rejects before the body is read. A page redisplays what fits of it, unless this client was rejected too often.
 *
 * @param known the target, if it was found already
 */
export async function rejectUnread(
  partialBodies: PartialBodies,
  { request, asPage, clientAddress, findTarget }: PostFromClient,
  response: HttpResponse,
  known?: IntakeTarget,
): Promise<IntakeOutcome> {
  const input = asPage ? await partialBodies.read(request, clientAddress) : undefined
  if (input === undefined) return rejected(response)
  const target = known ?? (await findTarget())
  if (isResponse(target)) return rejected(response)
  const rejection = { status: response.status, message: messageOf(response) }
  return { response, rejectedForm: target.rejectedForm(input, rejection) }
}

function messageOf({ body }: HttpResponse): string {
  return (JSON.parse(body ?? '{}') as { message?: string }).message ?? ''
}
