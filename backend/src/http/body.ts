import type { Room } from './byte-budget.ts'
import type { BackendRequest } from './backend-request.ts'

/** A body as it arrived: an object (or whatever the JSON was) and the files beside it, by field. */
export type ReadBody =
  | { readonly kind: 'read'; readonly input: unknown; readonly files: Readonly<Record<string, UploadedFile>> }
  | {
      readonly kind: 'refused'
      readonly status: 400 | 413 | 415 | 503
      readonly message: string
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
  readonly room: Room
}

/** Files, texts, and the lines between the parts. */
export function maxMultipartBytes(limits: BodyLimits): number {
  return limits.maxTextBytes * 2 + limits.fileFields.size * limits.maxFileBytes
}

export function tooLarge(message = 'This is more than the form takes.') {
  return { kind: 'refused', status: 413, message } as const
}

export function unreadable(message: string) {
  return { kind: 'refused', status: 400, message } as const
}

/**
 * A request's body, piece by piece. Who stops reading early leaves the rest where it is, uncancelled: Node's own fetch
 * goes on writing the parts of a cancelled form, and ends the process with it.
 */
export function chunksOf({ body }: BackendRequest): AsyncIterable<Uint8Array> | readonly Uint8Array[] {
  return body?.values({ preventCancel: true }) ?? []
}
