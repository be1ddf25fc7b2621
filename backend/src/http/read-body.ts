import { maxMultipartBytes, type BodyLimits, type ReadBody, type ReadLimits } from './body.ts'
import type { BackendRequest } from './backend-request.ts'
import type { BodyType } from './body-type.ts'
import { readMultipart } from './read-multipart.ts'
import { readJson, readPlainText, readUrlEncoded } from './read-text-body.ts'

/** Reads a request's body by its content type, never more of it than the limits say. */
export async function readBody(
  request: BackendRequest,
  type: BodyType | 'text',
  limits: ReadLimits,
): Promise<ReadBody> {
  switch (type) {
    case 'application/json':
      return readJson(request, limits.maxTextBytes)
    case 'application/x-www-form-urlencoded':
      return readUrlEncoded(request, limits.maxTextBytes)
    case 'multipart/form-data':
      return readMultipart(request, limits)
    case 'text':
      return readPlainText(request, limits.maxTextBytes)
  }
}

/** The most bytes that a body of this type may have. */
export function maxBytesOf(type: BodyType | 'text', limits: BodyLimits): number {
  return type === 'multipart/form-data' ? maxMultipartBytes(limits) : limits.maxTextBytes
}
