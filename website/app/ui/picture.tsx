import { ILLUSTRATION_SIZES } from '@beam/content/model/illustrations.ts'
import { isIllustration, type Photo, type Picture as AnyPicture } from '@beam/content/model/picture.ts'

interface PictureProps {
  readonly picture: AnyPicture | null
  /** Above the fold: loaded eagerly with high priority. */
  readonly lead?: boolean
  /** The HTML attribute `sizes`; only for photos. */
  readonly sizes?: string
  readonly className?: string
}

/** An illustration or a photo, with its size to avoid layout shifts; nothing if null. */
export function Picture({
  picture,
  lead = false,
  sizes = '(min-width: 60rem) 36rem, 100vw',
  className,
}: PictureProps) {
  if (!picture) return null
  const common = {
    className,
    loading: lead ? undefined : ('lazy' as const),
    fetchPriority: lead ? ('high' as const) : undefined,
    decoding: lead ? undefined : ('async' as const),
  }
  if (!isIllustration(picture)) return <img alt={picture.alt} {...common} {...photoSource(picture, sizes)} />
  const [width, height] = ILLUSTRATION_SIZES[picture.illustration]
  return (
    <img
      alt={picture.alt}
      {...common}
      src={`/art/${picture.illustration}.svg`}
      width={width}
      height={height}
    />
  )
}

function photoSource({ url, width, height, sizes: copies }: Photo, sizes: string) {
  const source = { src: url, width, height }
  if (copies.length === 0) return source
  const all = [...copies.filter((copy) => copy.width < width), { url, width }]
  return { ...source, srcSet: all.map((copy) => `${encodeURI(copy.url)} ${copy.width}w`).join(', '), sizes }
}
