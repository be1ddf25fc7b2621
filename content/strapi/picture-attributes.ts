import type { PictureField } from '../model/field.ts'

/** The three attributes that hold a picture in the content service. */
export interface PictureAttributes {
  readonly image: string
  readonly alt: string
  readonly illustration: string
}

/**
 * Names them for a field: `picture` is image, imageAlt and illustration; any other name is itself the image, e.g.
 * logo, logoAlt and logoIllustration.
 */
export function pictureAttributes(name: string, { altAttribute }: PictureField): PictureAttributes {
  const image = name === 'picture' ? 'image' : name
  const illustration = name === 'picture' ? 'illustration' : `${name}Illustration`
  return { image, alt: altAttribute ?? `${image}Alt`, illustration }
}

/** What is shown where a page is shared is never a drawing. */
export const SHARE_IMAGE_ATTRIBUTES = { image: 'shareImage', alt: 'shareImageAlt' }
