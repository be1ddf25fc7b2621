import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  getMultipartBoundary,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { chunksOf, type BackendRequest } from './backend-request.ts'
import {
  maxMultipartBytes,
  tooLarge,
  unreadable,
  type BodyLimits,
  type ReadBody,
  type ReadLimits,
  type RejectedBody,
  type UploadedFile,
} from './body.ts'

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

class MultipartForm {
  readonly textFields: Record<string, string> = Object.create(null) as Record<string, string>
  readonly files: Record<string, UploadedFile> = Object.create(null) as Record<string, UploadedFile>
  readonly duplicateFileFields = new Set<string>()
  tooLargeMessage = ''
  readonly #limits: BodyLimits
  #textBytes = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** Throws when the file name has an encoding that RFC 8187 does not know. */
  add(part: MultipartPart): void {
    const { name } = part
    if (UNKNOWN_ENCODING.test(part.headers['content-disposition'] ?? ''))
      throw new Error('The file name has an unknown encoding.')
    if (name === undefined) return
    if (name in this.files && part.isFile) this.duplicateFileFields.add(name)
    if (name in this.textFields || name in this.files) return
    if (part.isFile) this.#addFile(name, part)
    else this.#addText(name, part)
  }

  #addFile(name: string, part: MultipartPart): void {
    if (!this.#limits.fileFields.has(name)) return
    if (part.size > this.#limits.maxFileBytes) this.tooLargeMessage = fileTooLarge(this.#limits)
    else this.files[name] = uploadedFile(part)
  }

  #addText(name: string, part: MultipartPart): void {
    this.#textBytes += part.size + name.length
    if (this.#textBytes > this.#limits.maxTextBytes) this.tooLargeMessage = tooLarge().message
    else this.textFields[name] = part.text
  }
}

/** The parser logs a warning with a stack trace to standard error each time such a file name is read. */
const UNKNOWN_ENCODING = /(?:^|;)\s*filename\*\s*=(?!\s*"?(?:utf-8|iso-8859-1)')/iu

function uploadedFile(part: MultipartPart): UploadedFile {
  const content = part.bytes
  return {
    name: fileName(part.filename ?? ''),
    type: (part.mediaType ?? '').toLowerCase().slice(0, 100),
    size: content.byteLength,
    content,
  }
}

const MAX_NAME_CHARACTERS = 200

/** The name without folders, safe to show and store; a long one keeps the end, with the file extension. */
function fileName(rawName: string): string {
  const name = rawName.toWellFormed().split(/[/\\]/u).at(-1) ?? ''
  return name
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .slice(-MAX_NAME_CHARACTERS)
    .toWellFormed()
}

function fileTooLarge({ maxFileBytes }: BodyLimits): string {
  return `A file may have at most ${Math.floor(maxFileBytes / 1024 / 1024)} MB.`
}

/** Parse errors are caused by the client: a malformed part, a wrong encoding, an aborted connection. */
function rejectionFor(error: unknown, limits: BodyLimits): RejectedBody {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(fileTooLarge(limits))
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError) return tooLarge()
  return unreadable('The form did not arrive complete.')
}
