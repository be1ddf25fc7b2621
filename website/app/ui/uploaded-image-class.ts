import type { UploadedImage } from '@beam/content/model/picture.ts'

/** In pixels. Narrower images are not enlarged. */
const SMALL_WIDTH_PX = 160

/**
 * The classes of an uploaded image: its focal point in tenths and, until it is loaded, its average color (picture.css).
 * Classes, because the content security policy allows no `style` attributes.
 */
export function uploadedImageClass({ focus, versions, width }: UploadedImage, className?: string): string {
  const [x, y] = [focus.x, focus.y].map((percentage) => Math.round(percentage / 10))
  const isCentered = x === 5 && y === 5
  return [
    'uploaded',
    ...(versions?.color
      ? ['uploaded-opaque', ...versions.color.map((level, index) => `${'rgb'[index]}${level}`)]
      : []),
    ...(width < SMALL_WIDTH_PX ? ['uploaded-small'] : []),
    ...(isCentered ? [] : [`x${x}`, `y${y}`]),
    className ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}
