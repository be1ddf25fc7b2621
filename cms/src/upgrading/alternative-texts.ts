import type { Model } from '../editing/document-model.ts'
import { isFileReference } from '../editing/snapshot.ts'

/** An attribute with an image, and the one with its alternative text. */
interface ImageAttributes {
  readonly image: string
  readonly alt: string
}

/** The images of a type or component that have an alternative text beside them. */
export function imageAttributes({ attributes }: Pick<Model, 'attributes'>): ImageAttributes[] {
  return Object.entries(attributes).flatMap(([image, { type }]) => {
    const alt = [`${image}Alt`, 'altText'].find((name) => name in attributes)
    return type === 'media' && alt !== undefined ? [{ image, alt }] : []
  })
}

/** The alternative text of an uploaded file; '' when there is none but the file's name, which Strapi may enter. */
export function textOfFile(file: {
  readonly name: string
  readonly alternativeText?: string | null
}): string {
  const text = file.alternativeText?.trim() ?? ''
  return text === file.name.trim() ? '' : text
}

/** A snapshot whose empty alternative texts are those of the files. The same object when nothing is filled in. */
export function withAlternativeTexts(snapshot: unknown, textOf: (fileId: number) => string): unknown {
  if (Array.isArray(snapshot)) {
    const items: unknown[] = snapshot.map((item) => withAlternativeTexts(item, textOf))
    return items.some((item, index) => item !== snapshot[index]) ? items : snapshot
  }
  if (typeof snapshot !== 'object' || snapshot === null || isFileReference(snapshot)) return snapshot
  const values = snapshot as Readonly<Record<string, unknown>>
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withAlternativeTexts(value, textOf)]),
  )
  for (const [name, value] of Object.entries(values)) {
    const alt = [`${name}Alt`, 'altText'].find((candidate) => candidate in values)
    if (isFileReference(value) && alt !== undefined && !values[alt])
      filled[alt] = textOf(value.fileId) || values[alt]
  }
  return Object.entries(filled).some(([name, value]) => value !== values[name]) ? filled : snapshot
}
