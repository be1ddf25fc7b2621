import type { ImageFacts } from './image-facts.ts'
import type { Version } from './version-name.ts'

/** Work for the image process (image-process.ts). Files are absolute paths. */
export type ImageJob =
  | { readonly kind: 'inspect'; readonly file: string }
  | {
      readonly kind: 'encode'
      readonly file: string
      readonly output: string
      readonly version: Version
      readonly animated: boolean
    }

export type ImageJobResult =
  | { readonly ok: true; readonly facts?: ImageFacts }
  /** The image cannot be decoded, or its version cannot be written. */
  | { readonly ok: false; readonly reason: string }
