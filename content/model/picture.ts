import type { Illustration } from './illustrations.ts'

export type Picture = Drawing | Photo

/** One of the site's own drawings: served by the site itself, so it survives the content service. */
export interface Drawing {
  readonly illustration: Illustration
  /** '' for a drawing that only decorates. */
  readonly alt: string
}

/** An image uploaded by an editor. */
export interface Photo {
  readonly url: string
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Smaller copies made by the content service, narrowest first. */
  readonly sizes: readonly { readonly url: string; readonly width: number }[]
}

export function isDrawing(picture: Picture): picture is Drawing {
  return 'illustration' in picture
}
