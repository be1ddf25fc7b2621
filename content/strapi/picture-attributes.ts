import type { PictureField } from '../model/field.ts'

/** The names of the three attributes of a picture in the content service. */
export interface PictureAttributes {
  readonly image: string
  readonly alt: string
  readonly illustration: string
}

/**
 * The attribute names of a picture field: image, imageAlt and illustration for `picture`; for any other name e.g. logo,
 * logoAlt and logoIllustration.
 */
export function pictureAttributes(name: string, { altAttribute }: PictureField): PictureAttributes {
  const image = name === 'picture' ? 'image' : name
  const illustration = name === 'picture' ? 'illustration' : `${name}Illustration`
  return { image, alt: altAttribute ?? `${image}Alt`, illustration }
}

/** The share image is always an upload, never an illustration. */
export const SHARE_IMAGE_ATTRIBUTES = { image: 'shareImage', alt: 'shareImageAlt' }
