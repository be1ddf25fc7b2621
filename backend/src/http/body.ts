import type { UploadReservation } from '../intake/upload-budget.ts'

/** A body as it arrived. */
export type ReadBody = WholeBody | RejectedBody

export interface WholeBody {
  readonly kind: 'read'
  /** An object, or whatever the JSON was. */
  readonly input: unknown
  /** By field. */
  readonly files: Readonly<Record<string, UploadedFile>>
  /** Fields that came with more than one file. */
  readonly duplicateFileFields: readonly string[]
}

export interface RejectedBody {
  readonly kind: 'rejected'
  readonly status: 400 | 413 | 415 | 503
  readonly message: string
  /** What was read before the rejection, to redisplay the form. */
  readonly input?: unknown
}

export interface UploadedFile {
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly content: Uint8Array
}

export interface BodyLimits {
  /** For everything but files, in bytes. */
  readonly maxTextBytes: number
  readonly maxFileBytes: number
  /** The fields that take a file; files under other names are dropped. */
  readonly fileFields: ReadonlySet<string>
}

export interface ReadLimits extends BodyLimits {
  readonly memoryReservation: UploadReservation
}

/** Files, text fields, and the boundaries between the parts. */
export function maxMultipartBytes(limits: BodyLimits): number {
  return limits.maxTextBytes * 2 + limits.fileFields.size * limits.maxFileBytes
}

/** A body that was read as a whole and brings no files. */
export function whole(input: unknown): WholeBody {
  return { kind: 'read', input, files: {}, duplicateFileFields: [] }
}

export const TOO_LARGE_MESSAGE = 'Too large: send less text or smaller files.'

/** A body beyond a limit: 413. `input` is what was read of it. */
export function tooLarge(message = TOO_LARGE_MESSAGE, input?: unknown): RejectedBody {
  return { kind: 'rejected', status: 413, message, input }
}

/** A body that is not what its content type says: 400. */
export function unreadable(message: string): RejectedBody {
  return { kind: 'rejected', status: 400, message }
}
