import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  getMultipartBoundary,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import {
  chunksOf,
  maxMultipartBytes,
  tooLarge,
  unreadable,
  type BodyLimits,
  type ReadBody,
  type UploadedFile,
} from './body.ts'
import type { BackendRequest } from './backend-request.ts'

const MAX_PARTS = 100
/** RFC 2046 §5.1.1 */
const MAX_BOUNDARY_LENGTH = 70

/** A form with files, part by part: stops reading at the first thing that is too much. Of a name that comes twice, the first counts. */
export async function readMultipart(request: BackendRequest, limits: BodyLimits): Promise<ReadBody> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')
  if (!boundary || boundary.length > MAX_BOUNDARY_LENGTH) return unreadable('The parts have no boundary.')
  let taken = 0
  try {
    const parser = new MultipartParser(boundary, {
      maxParts: MAX_PARTS,
      maxFileSize: Math.max(limits.maxFileBytes, limits.maxTextBytes),
      maxTotalSize: maxMultipartBytes(limits),
    })
    const form = new MultipartForm(limits)
    for await (const chunk of chunksOf(request)) {
      if (!limits.room.take(chunk.byteLength)) return TOO_MANY_UPLOADS
      taken += chunk.byteLength
      if (taken > maxMultipartBytes(limits)) return tooLarge()
      for (const part of parser.write(chunk)) form.add(part)
      if (form.tooLarge) return tooLarge(form.tooLarge)
    }
    parser.finish()
    return { kind: 'read', input: form.texts, files: form.files }
  } catch (error) {
    return refusalFor(error, limits)
  }
}

const TOO_MANY_UPLOADS = {
  kind: 'refused',
  status: 503,
  message: 'Too many files are being sent just now. Please try again in a minute.',
} as const

class MultipartForm {
  readonly texts: Record<string, string> = Object.create(null) as Record<string, string>
  readonly files: Record<string, UploadedFile> = Object.create(null) as Record<string, UploadedFile>
  tooLarge = ''
  readonly #limits: BodyLimits
  #textBytes = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  add(part: MultipartPart): void {
    const { name } = part
    if (name === undefined || name in this.texts || name in this.files) return
    if (part.isFile) this.#addFile(name, part)
    else this.#addText(name, part)
  }

  #addFile(name: string, part: MultipartPart): void {
    if (!this.#limits.fileFields.has(name)) return
    if (part.size > this.#limits.maxFileBytes) this.tooLarge = fileTooLarge(this.#limits)
    else this.files[name] = uploadedFile(part)
  }

  #addText(name: string, part: MultipartPart): void {
    this.#textBytes += part.size
    if (this.#textBytes > this.#limits.maxTextBytes) this.tooLarge = tooLarge().message
    else this.texts[name] = part.text
  }
}

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
function refusalFor(error: unknown, limits: BodyLimits): ReadBody {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(fileTooLarge(limits))
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError) return tooLarge()
  return unreadable('This is not a form that arrived whole.')
}
