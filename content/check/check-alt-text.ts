import { isIllustration, type Picture } from '../model/picture.ts'
import { warning, type Finding } from './finding.ts'

/**
 * An illustration without alternative text is decorative; an uploaded image needs one. `field`: the path of the
 * alternative text.
 */
export function checkAltText(
  label: string,
  picture: Picture | null,
  location: string,
  field: string,
): Finding[] {
  return picture && !isIllustration(picture) && picture.alt === ''
    ? [warning(location, `${label}: the image has no alternative text`, field)]
    : []
}
