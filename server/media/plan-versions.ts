import type { ServedImage, WantedImage } from '../../website/app/website.ts'
import type { ImageFacts } from './image-facts.ts'
import { MEDIA_PREFIX, type Version, versionName } from './version-name.ts'

/** The versions that a document refers to, and how the site describes them. */
interface VersionPlan {
  /** Generated first: what every browser can show. */
  readonly first: readonly Version[]
  /** Generated later: half the bytes, ten times the work. The document refers to them once they exist. */
  readonly later: readonly Version[]
  describe(hash: string, hasLater: boolean): ServedImage
}

/** JPEG is for very old browsers: one width of about this size is enough. */
const FALLBACK_WIDTH_PX = 960

/** Plans the versions of an image: of the wanted widths those that do not enlarge it. */
export function planVersions({ widths: wanted, use }: WantedImage, facts: ImageFacts): VersionPlan {
  const widths = possibleWidths(wanted, facts.width)
  if (use === 'share') return planShareImage(widths, facts)
  const fallback = facts.transparent || facts.animated ? 'webp' : 'jpg'
  const fallbackWidth = widths.findLast((width) => width <= FALLBACK_WIDTH_PX) ?? widths[0]!
  return {
    first: [...versions(widths, 'webp'), ...(fallback === 'jpg' ? versions([fallbackWidth], 'jpg') : [])],
    later: versions(widths, 'avif'),
    describe: (hash, hasLater) => ({
      ...sizeAndUrl(facts, hash, { width: fallbackWidth, format: fallback }),
      versions: {
        path: MEDIA_PREFIX + hash,
        widths,
        formats: hasLater ? ['avif', 'webp'] : ['webp'],
        fallback,
        animated: facts.animated,
        color: facts.transparent ? null : facts.color,
      },
    }),
  }
}

/** Networks that show shared pages read JPEG everywhere. */
function planShareImage(widths: readonly number[], facts: ImageFacts): VersionPlan {
  const version = { width: widths.at(-1)!, format: 'jpg' } as const
  return {
    first: [version],
    later: [],
    describe: (hash) => ({
      ...sizeAndUrl(facts, hash, version),
      width: version.width,
      height: Math.max(1, Math.round((facts.height * version.width) / facts.width)),
      versions: {
        path: MEDIA_PREFIX + hash,
        widths: [version.width],
        formats: [],
        fallback: 'jpg',
        animated: false,
        color: null,
      },
    }),
  }
}

function sizeAndUrl({ width, height }: ImageFacts, hash: string, version: Version) {
  return { url: `${MEDIA_PREFIX}${hash}-${versionName(version)}`, width, height }
}

function possibleWidths(wanted: readonly number[], original: number): number[] {
  const smaller = wanted.filter((width) => width < original)
  return smaller.length < wanted.length ? [...smaller, Math.min(original, Math.max(...wanted))] : smaller
}

function versions(widths: readonly number[], format: Version['format']): Version[] {
  return widths.map((width) => ({ width, format }))
}
