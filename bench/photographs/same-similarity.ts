import type { PhoneImage } from './measure-phone.ts'
import type { NextImages } from './next-images.ts'
import { similarity } from './similarity.ts'

/** A peer's image of the same sharpness as ours. */
export interface AsSharp {
  readonly quality: number
  readonly bytes: number
  readonly similarity: number
}

const [LOWEST, HIGHEST] = [20, 100]

/**
 * The smallest image that Next makes, in the width that its page loads, with at least this similarity to the original.
 */
export async function sameSimilarity(
  next: NextImages,
  original: Buffer,
  { width, shownWidth }: PhoneImage,
  least: number,
): Promise<AsSharp | null> {
  for (let quality = LOWEST; quality <= HIGHEST; quality++) {
    const image = await next.optimize(original, width, quality)
    const reached = await similarity(original, image, shownWidth)
    if (reached >= least) return { quality, bytes: image.length, similarity: reached }
  }
  return null
}
