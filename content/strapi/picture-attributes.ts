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
export function pictureAttributes(field: string): PictureAttributes {
  if (field === 'picture') return { image: 'image', alt: 'imageAlt', illustration: 'illustration' }
  return { image: field, alt: `${field}Alt`, illustration: `${field}Illustration` }
}

/** The footer's partners and certifications call the words for their image `altText`. */
export const ALT_TEXT_ATTRIBUTES: PictureAttributes = {
  image: 'image',
  alt: 'altText',
  illustration: 'illustration',
}

/** What is shown where a page is shared is never a drawing. */
export const SHARE_IMAGE_ATTRIBUTES = { image: 'shareImage', alt: 'shareImageAlt' }
