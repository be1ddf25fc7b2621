import sharp from 'sharp'

const WINDOW_PX = 8
const STEP_PX = 4
/** Constants of the definition, for values up to 255. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/**
 * How sharp an image is on the screen: the structural similarity (SSIM, 0 to 1) of its brightness with the original's,
 * both in the size in which they are shown.
 *
 * @param width in pixels of the screen
 */
export async function similarity(original: Buffer, image: Buffer, width: number): Promise<number> {
  const [one, other] = [await shownAs(original, width), await shownAs(image, width)]
  const height = Math.min(one.height, other.height)
  let sum = 0
  let windows = 0
  for (let y = 0; y + WINDOW_PX <= height; y += STEP_PX)
    for (let x = 0; x + WINDOW_PX <= width; x += STEP_PX) {
      sum += similarityAt(one.values, other.values, width, x, y)
      windows += 1
    }
  return sum / windows
}

async function shownAs(image: Buffer, width: number): Promise<{ values: Uint8Array; height: number }> {
  const { data, info } = await sharp(image)
    .resize(width)
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { values: data, height: info.height }
}

function similarityAt(one: Uint8Array, other: Uint8Array, width: number, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + WINDOW_PX; y++)
    for (let x = left; x < left + WINDOW_PX; x++) {
      const [a, b] = [one[y * width + x] ?? 0, other[y * width + x] ?? 0]
      sumA += a
      sumB += b
      squaresA += a * a
      squaresB += b * b
      products += a * b
    }
  const count = WINDOW_PX ** 2
  const [meanA, meanB] = [sumA / count, sumB / count]
  const [varianceA, varianceB] = [squaresA / count - meanA ** 2, squaresB / count - meanB ** 2]
  const covariance = products / count - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  )
}
