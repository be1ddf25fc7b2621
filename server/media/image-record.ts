import type { ImageFacts } from './image-facts.ts'

/** What is stored about an image, beside its files. */
export interface ImageRecord {
  readonly facts: ImageFacts
  /** Names of the versions that documents refer to: no others are generated. */
  readonly versions: readonly string[]
}

/** null for a file that is not a record. */
export function parseImageRecord(text: string): ImageRecord | null {
  try {
    const { facts, versions } = JSON.parse(text) as Partial<ImageRecord>
    // Earlier releases spelled it "colour".
    const color = facts?.color ?? (facts as { colour?: ImageFacts['color'] } | undefined)?.colour
    return facts && color && Array.isArray(versions) ? { facts: { ...facts, color }, versions } : null
  } catch {
    return null
  }
}
