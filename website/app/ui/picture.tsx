import { illustrationPath, illustrationSize } from '@beam/content/model/illustration-files.ts'
import {
  isIllustration,
  type UploadedImage,
  type Picture as AnyPicture,
} from '@beam/content/model/picture.ts'
import { BESIDE_TEXT } from './image-sizes.ts'
import { uploadedImageClass } from './uploaded-image-class.ts'

interface PictureProps {
  readonly picture: AnyPicture | null
  /** Above the fold: loaded eagerly with high priority. */
  readonly lead?: boolean
  /** The HTML attribute `sizes`; only for uploaded images. */
  readonly sizes?: string | undefined
  readonly className?: string
}

/** An illustration or an uploaded image, with its size to avoid layout shifts; nothing if null. */
export function Picture({ picture, lead = false, sizes = BESIDE_TEXT, className }: PictureProps) {
  if (!picture) return null
  const common = {
    loading: lead ? undefined : ('lazy' as const),
    fetchPriority: lead ? ('high' as const) : undefined,
    decoding: lead ? undefined : ('async' as const),
  }
  if (!isIllustration(picture)) {
    const { alt, url, width, height } = picture
    const image = { ...common, ...imageSource(picture, sizes), src: url, width, height }
    return (
      <picture>
        <Sources image={picture} sizes={sizes} />
        <img alt={alt} className={uploadedImageClass(picture, className)} {...image} />
      </picture>
    )
  }
  const [width, height, shape] = illustrationSize(picture.illustration)
  return (
    <img
      alt={picture.alt}
      className={className}
      {...common}
      src={illustrationPath(picture.illustration)}
      width={width}
      height={height}
      data-shape={shape}
    />
  )
}

/** Browsers take the first source that they can show. */
function Sources({ image: { versions }, sizes }: { image: UploadedImage; sizes: string }) {
  if (!versions) return null
  const own =
    versions.fallback === 'webp' ? versions.formats.filter((format) => format !== 'webp') : versions.formats
  return own.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      // Still: for those who want less motion, whatever else their browsers can show.
      media={versions.animated ? '(prefers-reduced-motion: reduce)' : undefined}
      {...sourceSet(versions, format, sizes)}
    />
  ))
}

/** A transparent or animated image is WebP in all its widths; the JPEG for very old browsers has one width. */
function imageSource({ versions }: UploadedImage, sizes: string) {
  return versions?.fallback === 'webp' ? sourceSet(versions, 'webp', sizes) : {}
}

function sourceSet({ path, widths }: NonNullable<UploadedImage['versions']>, format: string, sizes: string) {
  const [only] = widths
  if (widths.length === 1) return { srcSet: `${path}-${only}.${format}` }
  return { srcSet: widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', '), sizes }
}
