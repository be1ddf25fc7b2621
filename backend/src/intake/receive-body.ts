import type { BodyType } from '../http/body-type.ts'
import { readBody } from '../http/read-body.ts'
import type { IntakeOutcome, IntakeTarget, Received } from './intake-target.ts'
import type { PostFromClient } from './post.ts'
import { rejectedBody } from './rejections.ts'
import type { UploadBudget } from './upload-budget.ts'

/** Reads a body, within the budget for uploads, and passes it to its target. */
export async function receiveBody(
  uploads: UploadBudget,
  { request, asPage, clientAddress }: PostFromClient,
  target: IntakeTarget,
  type: BodyType | 'text',
  sender: Pick<Received, 'client' | 'idempotencyKey'>,
): Promise<IntakeOutcome> {
  const memoryReservation = uploads.open(clientAddress)
  try {
    const body = await readBody(request, type, { ...target.limits, memoryReservation })
    if (body.kind === 'rejected') return rejectedBody(target, asPage, body, body.input ?? {})
    return await target.receive({ ...body, ...sender, asPage })
  } finally {
    memoryReservation.release()
  }
}
