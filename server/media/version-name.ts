/** A version of an image: its width in pixels and its format. */
export interface Version {
  readonly width: number
  readonly format: ImageFormat
}

type ImageFormat = 'avif' | 'webp' | 'jpg'

export const MEDIA_PREFIX = '/media/'

const PATH = /^\/media\/(?<hash>[0-9a-f]{24})-(?<name>[1-9]\d{0,3}\.(?:avif|webp|jpg))$/
const NAME = /^(?<width>[1-9]\d{0,3})\.(?<format>avif|webp|jpg)$/

/** Reads the path of a version, e.g. `/media/0123456789abcdef01234567-720.webp`; null for any other path. */
export function readMediaPath(path: string): { hash: string; name: string } | null {
  const groups = PATH.exec(path)?.groups
  return groups ? { hash: groups['hash']!, name: groups['name']! } : null
}

/** The name of a version and of its file, e.g. '720.webp'. */
export function versionName({ width, format }: Version): string {
  return `${width}.${format}`
}

/** null for a name that is not that of a version. */
export function readVersionName(name: string): Version | null {
  const groups = NAME.exec(name)?.groups
  return groups ? { width: Number(groups['width']), format: groups['format'] as ImageFormat } : null
}
