import { ILLUSTRATIONS, type Illustration } from '../model/illustrations.ts'
import type { FocalPoint, UploadedImage, Picture } from '../model/picture.ts'
import type { PictureAttributes } from './picture-attributes.ts'
import { isRecord, ownValue, readEntry, readText, type Entry } from './read-value.ts'

/**
 * A picture from its three attributes: the uploaded image if its URL is valid, else the illustration, else null.
 * `mediaUrl` is the URL of the content service; images from any other origin are omitted.
 */
export function readPicture(entry: Entry, attributes: PictureAttributes, mediaUrl: string): Picture | null {
  const image = readUploadedImage(entry, attributes, mediaUrl)
  if (image) return image
  const illustration = readIllustration(ownValue(entry, attributes.illustration))
  return illustration && { illustration, alt: readAlt(entry, attributes) }
}

/** The uploaded image if its URL is valid, else null. */
export function readUploadedImage(
  entry: Entry,
  attributes: ImageAttributes,
  mediaUrl: string,
): UploadedImage | null {
  const value = ownValue(entry, attributes.image)
  const media = readEntry(Array.isArray(value) ? value[0] : value)
  const url = media && imageUrl(ownValue(media, 'url'), mediaUrl)
  if (!media || !url) return null
  const width = readLength(ownValue(media, 'width'))
  const height = readLength(ownValue(media, 'height'))
  const size = width && height ? { width, height } : DEFAULT_SIZE
  const revision = readText(ownValue(media, 'updatedAt'))
    .replaceAll(/[^\w:.+-]/g, '')
    .slice(0, MAX_REVISION_CHARACTERS)
  return {
    url,
    alt: readAlt(entry, attributes),
    ...size,
    focus: readFocus(ownValue(media, 'focalPoint')),
    revision,
    versions: null,
  }
}

type ImageAttributes = Omit<PictureAttributes, 'illustration'>

/** That of the place where the image is shown: the file's own is not used. */
function readAlt(entry: Entry, attributes: ImageAttributes): string {
  return readText(ownValue(entry, attributes.alt)).trim()
}

/** Used if the content service does not know the size of an image, so that space is reserved for it. */
const DEFAULT_SIZE = { width: 1200, height: 800 }

const CENTER: FocalPoint = { x: 50, y: 50 }

function readFocus(value: unknown): FocalPoint {
  if (!isRecord(value)) return CENTER
  const [x, y] = [ownValue(value, 'x'), ownValue(value, 'y')].map(readPercentage)
  return x === undefined || y === undefined || x === null || y === null ? CENTER : { x, y }
}

function readPercentage(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null
}

/** Longer than any time. */
const MAX_REVISION_CHARACTERS = 40

function imageUrl(value: unknown, mediaUrl: string): string | null {
  const service = URL.parse(mediaUrl)
  if (typeof value !== 'string' || !service) return null
  const isPath = /^\/(?![/\\])/.test(value)
  const address = URL.parse(isPath ? mediaUrl.replace(/\/+$/, '') + value : value)
  const isOurs = address?.origin === service.origin && address.username === '' && address.password === ''
  return isOurs ? address.href : null
}

function readLength(value: unknown): number | null {
  return typeof value === 'number' && value >= 1 && value <= 100_000 ? Math.round(value) : null
}

/**
 * Illustrations that earlier versions named otherwise. The content service renames them when it starts
 * (cms/src/upgrading/rename-illustrations.ts).
 */
export const RENAMED_ILLUSTRATIONS: ReadonlyMap<unknown, Illustration> = new Map<unknown, Illustration>([
  ['new-door', 'idea-board'],
  ['answer', 'plain-words'],
  ['busy-hours', 'platform-tool'],
  ['repeat-visits', 'customer-cards'],
])

function readIllustration(value: unknown): Illustration | null {
  return RENAMED_ILLUSTRATIONS.get(value) ?? ILLUSTRATIONS.find((name) => name === value) ?? null
}
