import type { UploadedImage } from '@beam/content/model/picture.ts'

/**
 * A copy of a document, or of a part of one, in which each uploaded image is replaced; without any, the same object.
 */
export function mapUploadedImages<T>(part: T, replace: (image: UploadedImage) => UploadedImage | null): T {
  return map(part, replace) as T
}

function map(part: unknown, replace: (image: UploadedImage) => UploadedImage | null): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (isUploadedImage(part)) return replace(part)
  if (Array.isArray(part)) {
    const items = part.map((item: unknown) => map(item, replace))
    return items.some((item, index) => item !== part[index]) ? items : part
  }
  const entries = Object.entries(part).map(([name, value]) => [name, map(value, replace), value] as const)
  return entries.some(([, mapped, value]) => mapped !== value)
    ? Object.fromEntries(entries.map(([name, mapped]) => [name, mapped]))
    : part
}

/** Nothing else in a document has versions. */
function isUploadedImage(part: object): part is UploadedImage {
  return Object.hasOwn(part, 'versions')
}
