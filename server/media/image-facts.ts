/** What is known of an uploaded image once it has been decoded. */
export interface ImageFacts {
  /** In pixels, upright. */
  readonly width: number
  readonly height: number
  readonly transparent: boolean
  /** It moves, and stops by itself after a few seconds. */
  readonly animated: boolean
  /** Red, green and blue, 0 to 7. */
  readonly color: readonly [number, number, number]
}

/** Larger images are not decoded: a small file can decompress to any size. All frames together. */
export const MAX_PIXELS = 50_000_000

/** Movement beside text must stop within five seconds (WCAG 2.2.2). */
export const MAX_MOVEMENT_MS = 5_000
