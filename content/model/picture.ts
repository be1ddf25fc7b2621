import type { Illustration } from './illustrations.ts'

export type Picture = IllustrationPicture | UploadedImage

/** One of our illustrations: served by the site itself, so it is available without the content service. */
export interface IllustrationPicture {
  readonly illustration: Illustration
  /** '' for a decorative illustration. */
  readonly alt: string
}

/** An image uploaded by an editor. */
export interface UploadedImage {
  /** Its URL in the content service; once the site serves it, its path on the site. */
  readonly url: string
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** The point that stays visible where a block crops the image. */
  readonly focus: FocalPoint
  /** Changes when the file at the URL may have changed. */
  readonly revision: string
  /** What the site serves; null: it does not serve the image, or not yet. */
  readonly versions: ImageVersions | null
}

/** In percent of width and height, from the top left corner. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** The versions of an image on the site: `<path>-<width>.<format>`. */
interface ImageVersions {
  /** e.g. '/media/0123456789abcdef01234567' */
  readonly path: string
  /** In pixels, narrowest first. */
  readonly widths: readonly number[]
  /** Formats with all widths, the smallest files first. */
  readonly formats: readonly ('avif' | 'webp')[]
  /** The format for browsers that read no other: transparent and animated images have no JPEG. */
  readonly fallback: 'jpg' | 'webp'
  /** A few seconds of movement in WebP; AVIF and JPEG are still. */
  readonly animated: boolean
  /**
   * The average color, shown until the image is loaded: red, green and blue, 0 to 7. null: the image is transparent.
   */
  readonly color: readonly [number, number, number] | null
}

/** Tells an illustration from an uploaded image. */
export function isIllustration(picture: Picture): picture is IllustrationPicture {
  return 'illustration' in picture
}
