import type { MultipartPart } from '@remix-run/multipart-parser'
import { tooLarge, type BodyLimits, type UploadedFile } from './body.ts'

/** What was read of a form with files; for duplicate names the first part wins. */
export class MultipartForm {
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

/** For the person who sends it. */
export function fileTooLarge({ maxFileBytes }: BodyLimits): string {
  return `A file may have at most ${Math.floor(maxFileBytes / 1024 / 1024)} MB.`
}
