import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  getMultipartBoundary,
} from '@remix-run/multipart-parser'
import { chunksOf, type BackendRequest } from './backend-request.ts'
import {
  maxMultipartBytes,
  tooLarge,
  unreadable,
  type ReadBody,
  type ReadLimits,
  type RejectedBody,
} from './body.ts'
import { fileTooLarge, MultipartForm } from './multipart-form.ts'

const MAX_PARTS = 100
/** RFC 2046 §5.1.1 */
const MAX_BOUNDARY_CHARACTERS = 70

/**
 * Reads a form with files, part by part: stops at the first exceeded limit; for duplicate names the first part wins.
 */
export async function readMultipart(request: BackendRequest, limits: ReadLimits): Promise<ReadBody> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')
  if (!boundary || boundary.length > MAX_BOUNDARY_CHARACTERS) return unreadable('The parts have no boundary.')
  const form = new MultipartForm(limits)
  const rejection = await readParts(request, boundary, limits, form)
  if (rejection) return { ...rejection, input: form.textFields }
  limits.memoryReservation.complete()
  return {
    kind: 'read',
    input: form.textFields,
    files: form.files,
    duplicateFileFields: [...form.duplicateFileFields],
  }
}

/** The text fields at the beginning of a form, up to `maxBytes`, to redisplay the form. */
export async function readLeadingTextFields(request: BackendRequest, maxBytes: number): Promise<unknown> {
  const limits = { maxTextBytes: maxBytes, maxFileBytes: 0, fileFields: new Set<string>() }
  let left = maxBytes
  const never = new Promise<undefined>(() => {})
  const memoryReservation = {
    whenEvicted: () => never,
    reserve: (bytes: number) => (left -= bytes) >= 0,
    complete() {},
    release() {},
  }
  return (await readMultipart(request, { ...limits, memoryReservation })).input
}

async function readParts(
  request: BackendRequest,
  boundary: string,
  limits: ReadLimits,
  form: MultipartForm,
): Promise<RejectedBody | undefined> {
  const maxBytes = maxMultipartBytes(limits)
  // MultipartForm limits the size of each part: a file that is too large must not hide the text fields after it.
  const parser = new MultipartParser(boundary, {
    maxParts: MAX_PARTS,
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes,
  })
  const chunks = chunksOf(request)[Symbol.asyncIterator]()
  let bytesRead = 0
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), limits.memoryReservation.whenEvicted()])
      if (!next) return TOO_MANY_UPLOADS
      if (next.done) break
      if (!limits.memoryReservation.reserve(next.value.byteLength)) return TOO_MANY_UPLOADS
      bytesRead += next.value.byteLength
      if (bytesRead > maxBytes) return tooLarge()
      for (const part of parser.write(next.value)) form.add(part)
    }
    parser.finish()
    return form.tooLargeMessage === '' ? undefined : tooLarge(form.tooLargeMessage)
  } catch (error) {
    return rejectionFor(error, limits)
  } finally {
    // Not awaited: after an aborted upload, the next chunk may never come.
    void chunks.return?.().catch(() => undefined)
  }
}

const TOO_MANY_UPLOADS = {
  kind: 'rejected',
  status: 503,
  message: 'Too many files are being sent right now. Please try again in a minute.',
} as const

/** Parse errors are caused by the client: a malformed part, a wrong encoding, an aborted connection. */
function rejectionFor(error: unknown, limits: ReadLimits): RejectedBody {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(fileTooLarge(limits))
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError) return tooLarge()
  return unreadable('The form did not arrive complete.')
}
