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
const MAX_BOUNDARY_LENGTH = 70

/** A form with files, part by part: stops reading at the first thing that is too much. Of a name that comes twice, the first counts. */
export async function readMultipart(request: BackendRequest, limits: ReadLimits): Promise<ReadBody> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')
  if (!boundary || boundary.length > MAX_BOUNDARY_LENGTH) return unreadable('The parts have no boundary.')
  const form = new MultipartForm(limits)
  const refusal = await readParts(request, boundary, limits, form)
  if (refusal) return { ...refusal, input: form.texts }
  limits.account.complete()
  return { kind: 'read', input: form.texts, files: form.files, surplusFiles: [...form.surplusFiles] }
}

/** The texts at the beginning of a form, as far as `maxBytes` go: for a page that shows them again. */
export async function readFirstTexts(request: BackendRequest, maxBytes: number): Promise<unknown> {
  const limits = { maxTextBytes: maxBytes, maxFileBytes: 0, fileFields: new Set<string>() }
  let left = maxBytes
  const { promise: evicted } = Promise.withResolvers<undefined>()
  const account = { evicted, reserve: (bytes: number) => (left -= bytes) >= 0, complete() {}, close() {} }
  return (await readMultipart(request, { ...limits, account })).input
}

async function readParts(
  request: BackendRequest,
  boundary: string,
  limits: ReadLimits,
  form: MultipartForm,
): Promise<RejectedBody | undefined> {
  const maxBytes = maxMultipartBytes(limits)
  // How large each part may be is for the form to say: a file that is too large must not hide the texts behind it.
  const parser = new MultipartParser(boundary, {
    maxParts: MAX_PARTS,
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes,
  })
  const chunks = chunksOf(request)[Symbol.asyncIterator]()
  let taken = 0
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), limits.account.evicted])
      if (!next) return TOO_MANY_UPLOADS
      if (next.done) break
      if (!limits.account.reserve(next.value.byteLength)) return TOO_MANY_UPLOADS
      taken += next.value.byteLength
      if (taken > maxBytes) return tooLarge()
      for (const part of parser.write(next.value)) form.add(part)
    }
    parser.finish()
    return form.tooLarge === '' ? undefined : tooLarge(form.tooLarge)
  } catch (error) {
    return refusalFor(error, limits)
  } finally {
    // Not waited for: after an upload that was given up, a chunk may never come.
    void chunks.return?.().catch(() => undefined)
  }
}

const TOO_MANY_UPLOADS = {
  kind: 'rejected',
  status: 503,
  message: 'Too many files are being sent just now. Please try again in a minute.',
} as const

class MultipartForm {
  readonly texts: Record<string, string> = Object.create(null) as Record<string, string>
  readonly files: Record<string, UploadedFile> = Object.create(null) as Record<string, UploadedFile>
  readonly surplusFiles = new Set<string>()
  tooLarge = ''
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
    if (name in this.files && part.isFile) this.surplusFiles.add(name)
    if (name in this.texts || name in this.files) return
    if (part.isFile) this.#addFile(name, part)
    else this.#addText(name, part)
  }

  #addFile(name: string, part: MultipartPart): void {
    if (!this.#limits.fileFields.has(name)) return
    if (part.size > this.#limits.maxFileBytes) this.tooLarge = fileTooLarge(this.#limits)
    else this.files[name] = uploadedFile(part)
  }

  #addText(name: string, part: MultipartPart): void {
    this.#textBytes += part.size + name.length
    if (this.#textBytes > this.#limits.maxTextBytes) this.tooLarge = tooLarge().message
    else this.texts[name] = part.text
  }
}

/** The parser warns of one, with a stack trace, on standard error: once for each time the file name is read. */
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

const MAX_NAME_LENGTH = 200

/** The name alone, as a text that can be shown and stored; its end, where the kind of file stands, is kept. */
function fileName(given: string): string {
  const name = given.toWellFormed().split(/[/\\]/u).at(-1) ?? ''
  return name
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .slice(-MAX_NAME_LENGTH)
    .toWellFormed()
}

function fileTooLarge({ maxFileBytes }: BodyLimits): string {
  return `A file may have at most ${Math.floor(maxFileBytes / 1024 / 1024)} MB.`
}

/** Whatever a parser stumbles over came from outside: a broken part, a wrong alphabet, a connection cut. */
function refusalFor(error: unknown, limits: BodyLimits): RejectedBody {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(fileTooLarge(limits))
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError) return tooLarge()
  return unreadable('This is not a form that arrived whole.')
}
